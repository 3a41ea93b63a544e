// A clock the tests turn by hand.
export class HandClock {
  now = 0;
  private waiting: { at: number; run: () => void; id: number }[] = [];
  private ids = 0;

  later = (run: () => void, ms: number): number => {
    this.ids += 1;
    this.waiting.push({ at: this.now + ms, run, id: this.ids });
    return this.ids;
  };

  cancel = (id: unknown): void => {
    this.waiting = this.waiting.filter((one) => one.id !== id);
  };

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [next] = this.waiting.filter((one) => one.at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}
