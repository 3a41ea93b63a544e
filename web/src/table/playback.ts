// What happened is shown one event after the other, so that one can follow it; when too much waits, all at once.
export interface Frame {
  /** How many facts there are to watch. */
  facts: number;
  /** Show it; `still`: without animation. */
  show(still: boolean): void;
}

interface Surroundings {
  /** 0: no pauses at all; 1: as designed; 2: twice as fast. */
  speed(): number;
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
}

const EACH = 350; // within the 250 to 400 ms of one event
const LONGEST = 1200;
const CROWD = 3;

export class Playback {
  private waiting: Frame[] = [];
  private timer: unknown = null;

  constructor(private readonly around: Surroundings) {}

  add(frame: Frame): void {
    this.waiting.push(frame);
    if (this.around.speed() === 0 || this.waiting.length > CROWD) this.finish();
    else if (this.timer === null) this.next();
  }

  /** Whoever acts wants to see how it stands now. */
  finish(): void {
    this.around.cancel(this.timer);
    this.timer = null;
    for (const frame of this.waiting.splice(0)) frame.show(true);
  }

  get idle(): boolean {
    return this.timer === null;
  }

  private next(): void {
    const frame = this.waiting.shift();
    this.timer = null;
    if (!frame) return;
    const time = Math.min(LONGEST, EACH * Math.max(1, frame.facts)) / this.around.speed();
    this.timer = this.around.later(() => this.next(), time);
    frame.show(false);
  }
}
