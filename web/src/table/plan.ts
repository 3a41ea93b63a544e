// My draft: what I have in mind, shown at once, sent behind, taken back freely. Nobody else hears of it.
import type { Branch, Said, Tree, View, WireDraft } from '../wire/messages.ts';
import { merge } from './merge.ts';

/** What a draft looks like. */
export interface Shown {
  view: View;
  legal: Said[];
  binding: string[];
  said: string[];
  hints: any;
}

const key = (moves: readonly string[]) => moves.join('\n');

export class Plan {
  question: number | null = null;
  n = 0;
  moves: string[] = [];
  shown: Shown = { view: null, legal: [], binding: [], said: [], hints: null };
  /** True while the server has not yet answered to the newest draft. */
  waiting = false;
  private known = new Map<string, Shown>();
  private sent = new Map<number, string[]>();
  private tree: { moves: string[]; branches: Tree } | null = null;

  /**
   * A question is open for me, or none is: `draft` is how the server has it. Where it is the question I am at,
   * what I did while the line was dead is newer than what the server knows, and stays.
   * Answers 'kept' then: send it again.
   */
  ask(question: number | null, table: Shown, draft: WireDraft | null): 'taken' | 'kept' {
    const same = question !== null && question === this.question;
    const ahead = same && this.n > (draft?.n ?? 0) && this.waiting;
    this.question = question;
    this.known.clear();
    this.sent.clear();
    this.tree = null;
    this.known.set('', table);
    if (draft) this.note(draft);
    if (ahead) return 'kept';
    this.n = Math.max(draft?.n ?? 0, same ? this.n : 0);
    this.moves = draft?.moves ?? [];
    this.waiting = false;
    this.shown = this.known.get(key(this.moves)) ?? table;
    return 'taken';
  }

  /** True where what is shown is this draft, and not an earlier one. */
  get sure(): boolean {
    return this.known.has(key(this.moves));
  }

  /** Append moves; shows what is known of them already. */
  play(moves: readonly string[]): void {
    for (const move of moves) {
      const from = this.moves;
      this.moves = [...from, move];
      const seen = this.known.get(key(from));
      const branch = this.branch(from)?.[move];
      if (seen && branch && !this.known.has(key(this.moves))) this.known.set(key(this.moves), foreseen(seen, move, branch));
    }
    this.changed();
  }

  undo(keep: number): void {
    if (keep >= this.moves.length) return;
    this.moves = this.moves.slice(0, Math.max(0, keep));
    this.changed();
  }

  /** The server's answer to a draft. True if it changed what I was doing: another window of mine went on. */
  answer(draft: WireDraft): boolean {
    this.note(draft);
    if (draft.n < this.n) return false;
    const other = draft.n > this.n || key(draft.moves) !== key(this.moves);
    this.n = draft.n;
    this.moves = draft.moves;
    this.waiting = false;
    this.shown = this.known.get(key(this.moves))!;
    return other;
  }

  /** Refused: back to what the server has. */
  refused(draft: WireDraft | null): void {
    const stands = draft?.moves ?? this.lastKnown();
    if (draft) this.note(draft);
    this.n = Math.max(this.n, draft?.n ?? 0);
    this.moves = stands;
    this.waiting = false;
    this.shown = this.known.get(key(stands)) ?? this.shown;
  }

  /** What further steps would show, for the draft numbered `n`. */
  ahead(n: number, tree: Tree): void {
    const moves = n === this.n ? this.moves : this.sent.get(n);
    if (moves) this.tree = { moves, branches: tree };
  }

  private changed(): void {
    this.n += 1;
    this.sent.set(this.n, this.moves);
    this.waiting = true;
    this.shown = this.known.get(key(this.moves)) ?? this.shown;
  }

  private note(draft: WireDraft): void {
    const { view, legal, binding, said = draft.moves, hints = null } = draft;
    this.known.set(key(draft.moves), { view, legal, binding, said, hints });
  }

  /** The part of the tree that grows from this draft. */
  private branch(moves: readonly string[]): Tree | undefined {
    if (!this.tree || key(moves.slice(0, this.tree.moves.length)) !== key(this.tree.moves)) return undefined;
    let branches: Tree | undefined = this.tree.branches;
    for (const move of moves.slice(this.tree.moves.length)) branches = branches?.[move]?.then;
    return branches;
  }

  private lastKnown(): string[] {
    for (let keep = this.moves.length - 1; keep > 0; keep -= 1) {
      const moves = this.moves.slice(0, keep);
      if (this.known.has(key(moves))) return moves;
    }
    return [];
  }
}

function foreseen(seen: Shown, move: string, branch: Branch): Shown {
  const sentence = seen.legal.find(([text]) => text === move)?.[1] ?? move;
  const view = merge(seen.view, branch.patch);
  return { view, legal: branch.legal, binding: branch.binding, said: [...seen.said, sentence], hints: seen.hints };
}
