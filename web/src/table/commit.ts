// What binds: held until the player means it, then sent under a key of its own until the server says that it is kept.
import { signal } from '@preact/signals';

export type Mode = 'at-once' | 'delay' | 'explicit';

export interface Pending {
  key: string;
  question: number;
  moves: string[];
}

interface Surroundings {
  mode(): Mode;
  seconds(): number;
  /** Commit these moves after the draft: it is decided. */
  send(moves: string[]): void;
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
}

export class Commit {
  /** Moves that would end what can be undone, waiting for the player's word. */
  readonly staged = signal<string[] | null>(null);
  /** Seconds until they are sent by themselves; null if they are not. */
  readonly left = signal<number | null>(null);
  private timer: unknown = null;

  constructor(private readonly around: Surroundings) {}

  /** The player chose what binds. Choosing it a second time is a yes. */
  stage(moves: string[]): void {
    const again = this.staged.value?.join('\n') === moves.join('\n');
    this.hold();
    this.staged.value = moves;
    const mode = this.around.mode();
    if (again || mode === 'at-once') this.confirm();
    else if (mode === 'delay') this.tick(this.around.seconds());
  }

  confirm(): void {
    const moves = this.staged.value;
    this.hold();
    if (moves) this.around.send(moves);
  }

  /** Not yet: nothing is staged, nothing runs. */
  hold(): void {
    this.around.cancel(this.timer);
    this.left.value = null;
    this.staged.value = null;
  }

  private tick(left: number): void {
    this.left.value = left;
    if (left <= 0) return this.confirm();
    this.timer = this.around.later(() => this.tick(left - 1), 1000);
  }
}

/** After a draft that leaves one thing to say, and that one binds, nothing else can be meant. */
export function onlyWayOn(draft: readonly string[], legal: readonly string[], binding: ReadonlySet<string>): string | null {
  const [only, ...others] = legal;
  return draft.length && only !== undefined && !others.length && binding.has(only) ? only : null;
}

/** What the Confirm button would say: what is staged; or what ends that which was begun. At the start of a turn it says nothing: nobody passes by it. */
export function toConfirm(
  staged: string[] | null,
  draft: readonly string[],
  legal: readonly string[],
  binding: ReadonlySet<string>,
): string[] | null {
  if (staged) return staged;
  if (!draft.length && legal.length > 1) return null;
  const binds = legal.filter((move) => binding.has(move));
  return binds.length === 1 ? binds : null;
}
