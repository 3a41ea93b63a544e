// A seat at a table: what it sees, what it has in mind, and the line to the server. The page shows its signals.
import { batch, effect, signal } from '@preact/signals';
import type { Fact, Reason } from '../games/game.ts';
import { language, say } from '../say.ts';
import { settings, speed } from '../settings.ts';
import { post, Unreachable } from '../wire/api.ts';
import { browser, Line, type Surroundings } from '../wire/line.ts';
import type {
  ChatLine, Clocks, EventMessage, FromServer, Head, Refused, StateMessage, Takeback, WireDraft, WireEvent,
} from '../wire/messages.ts';
import { Commit, onlyWayOn, toConfirm, type Pending } from './commit.ts';
import { Plan, type Shown } from './plan.ts';
import { Playback } from './playback.ts';

export interface Notice {
  id: number;
  text: string;
  rule?: string;
  kind: 'word' | 'refusal';
}

const NOTHING: Shown = { view: null, legal: [], binding: [], said: [], hints: null };

export class Room {
  readonly head = signal<Head | null>(null);
  readonly owes = signal<number[]>([]);
  readonly log = signal<WireEvent[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly clocks = signal<(Clocks & { heard: number }) | null>(null);
  readonly takeback = signal<Takeback | null>(null);
  /** Why nobody can go on here, if so. */
  readonly stopped = signal('');
  readonly shown = signal<Shown>(NOTHING);
  readonly moves = signal<string[]>([]);
  readonly facts = signal<Fact[]>([]);
  readonly still = signal(false);
  readonly sending = signal(false);
  /** The server has not answered yet to what I did last. */
  readonly waiting = signal(false);
  readonly asked = signal(false);
  readonly notice = signal<Notice | null>(null);
  readonly line: Line;
  readonly commit: Commit;

  private readonly plan = new Plan();
  private readonly playback: Playback;
  private readonly binds = new Set<string>();
  private pending: Pending | null = null;
  private seq: number | null = null;
  private laid = -1;
  private counter = 0;
  private auto = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    around: Surroundings = browser,
  ) {
    const who = seat === null ? '' : `?seat=${seat}`;
    const home = location.origin.replace(/^http/, 'ws');
    this.line = new Line(`${home}/api/v1/tables/${table}/socket${who}`, around);
    this.line.onOpen = () => this.hello(this.seq);
    this.line.onMessage = (message) => batch(() => this.heard(message));
    this.commit = new Commit({
      mode: () => settings.value.confirm,
      seconds: () => settings.value.seconds,
      send: (moves) => this.send(moves),
      later: around.later,
      cancel: around.cancel,
    });
    this.playback = new Playback({ speed, later: around.later, cancel: around.cancel });
  }

  /** Ask for everything again, from `since` on. */
  hello(since: number | null): void {
    this.line.send({ do: 'hello', lang: language.peek(), since, ahead: 2 });
  }

  play(moves: string[]): void {
    const last = moves.at(-1);
    if (last === undefined || this.seat === null || this.sending.value) return;
    this.playback.finish();
    const binding = this.binds.has(last);
    const small = binding ? moves.slice(0, -1) : moves;
    batch(() => {
      if (small.length || !binding) this.commit.hold();
      this.notice.value = null;
      this.auto = !binding;
      if (small.length) this.change(() => this.plan.play(small));
      if (binding) this.commit.stage([last]);
    });
  }

  undo(keep: number): void {
    if (this.sending.value) return;
    batch(() => {
      this.commit.hold();
      this.auto = false;
      if (keep < this.plan.moves.length) this.change(() => this.plan.undo(keep));
    });
  }

  /** One step back: what was staged by hand, else the last move of the draft. */
  undoStep(): void {
    const staged = this.commit.staged.value;
    if (staged && !this.onlyWay()) this.commit.hold();
    else this.undo(this.plan.moves.length - 1);
  }

  /** What Confirm would commit, if anything. */
  get confirmable(): string[] | null {
    const { legal, binding } = this.shown.value;
    if (this.sending.value || !this.asked.value) return null;
    return toConfirm(this.commit.staged.value, this.plan.moves, legal.map(([move]) => move), new Set(binding));
  }

  confirm(): void {
    const moves = this.confirmable;
    if (moves) this.commit.staged.value ? this.commit.confirm() : this.send(moves);
  }

  /** When the server has answered to all I did: then what is legal is known. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const stop = effect(() => {
        if (this.waiting.value || this.sending.value) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }

  async why(moves: string[]): Promise<Record<string, Reason | null>> {
    const path = `/tables/${this.table}/why`;
    const asked = { seat: this.seat ?? 0, moves: moves.slice(0, 64), lang: language.peek() };
    try {
      const told = await post<Record<string, Refused | null>>(path, asked);
      const reason = (refused: Refused | null) => refused && { sentence: refused.sentence, rule: refused.rule ?? '' };
      return Object.fromEntries(Object.entries(told).map(([move, refused]) => [move, reason(refused)]));
    } catch (trouble) {
      if (trouble instanceof Unreachable) return {};
      throw trouble;
    }
  }

  tell(text: string, kind: Notice['kind'] = 'word', rule = ''): void {
    this.notice.value = { id: (this.counter += 1), text, kind, rule };
  }

  close(): void {
    this.playback.finish();
    this.commit.hold();
    this.line.close();
  }

  private heard(message: FromServer): void {
    switch (message.is) {
      case 'state': return this.state(message);
      case 'event': return this.event(message);
      case 'draft': return this.drafted(message);
      case 'ahead': return this.plan.ahead(message.n, message.tree);
      case 'done': return this.kept(message.re, message.seq);
      case 'no': return this.refused(message.re, message.error, message.draft ?? null);
      case 'head': return this.headed(message.head);
      case 'chat': this.chat.value = [...this.chat.value.filter((line) => line.id !== message.id), message]; return;
    }
  }

  /** Somebody came or left. When the last seat is taken the cards are dealt: then there is all to be seen. */
  private headed(head: Head): void {
    const before = this.head.value?.state;
    this.head.value = head;
    if (head.state !== before) this.hello(this.seq);
  }

  private state(message: StateMessage): void {
    this.playback.finish();
    this.head.value = message.head;
    this.seq = message.seq;
    const from = message.log[0]?.seq ?? message.log_from ?? message.seq + 1;
    this.log.value = [...this.log.value.filter((event) => event.seq < from), ...message.log];
    this.facts.value = [];
    this.lay(message);
    if (this.pending) this.push();
  }

  private event(message: EventMessage): void {
    const fresh = message.events.filter((event) => event.seq > (this.seq ?? -1));
    const first = fresh[0]?.seq ?? message.seq;
    if (this.seq !== null && first > this.seq + 1) return this.hello(this.seq);
    this.seq = message.seq;
    const facts = fresh.flatMap((event) => event.facts.map((fact) => ({ ...fact, id: (this.counter += 1) })));
    const show = (still: boolean) =>
      batch(() => {
        this.still.value = still || speed() === 0;
        this.facts.value = facts;
        this.log.value = [...this.log.value, ...fresh];
        this.lay(message);
      });
    this.playback.add({ facts: facts.length, show });
  }

  /** How the table stands, and what is asked of me. */
  private lay(message: StateMessage | EventMessage): void {
    const { view, legal, owes, clocks, takeback = null, draft = null } = message;
    const binding = message.binding ?? draft?.binding ?? [];
    this.laid = message.seq;
    if (!this.pending) this.sending.value = false;
    this.owes.value = owes;
    this.takeback.value = takeback;
    this.stopped.value = message.stopped?.sentence ?? '';
    if (clocks) this.clocks.value = { ...clocks, heard: performance.now() };
    const before = this.plan.question;
    const lost = this.plan.moves.length > 0 && !this.pending && before !== message.question && this.line.standing.value !== 'live';
    const shown: Shown = { view, legal, binding, said: [], hints: draft?.hints ?? null };
    const taken = this.plan.ask(message.question ?? null, shown, draft);
    if (taken === 'kept') this.sendDraft();
    else if (before !== message.question) {
      this.commit.hold();
      this.auto = false;
    }
    if (lost) this.tell(say('notice-draft-gone'));
    this.asked.value = legal.length > 0 || (draft?.legal.length ?? 0) > 0;
    this.refresh();
  }

  private drafted(draft: WireDraft): void {
    if (this.plan.answer(draft)) {
      this.commit.hold();
      this.auto = false;
      this.tell(say('notice-other-window'));
    }
    this.refresh();
  }

  /** Written down. What comes of it is told next; until it lies on the table nothing else can be said. */
  private kept(re: string, seq: number): void {
    if (this.pending?.key !== re) return;
    this.pending = null;
    if (this.laid >= seq) this.sending.value = false;
  }

  private refused(re: string | undefined, error: Refused, draft: WireDraft | null): void {
    if (this.pending && (!re || this.pending.key === re)) {
      this.pending = null;
      this.sending.value = false;
    }
    this.commit.hold();
    this.auto = false;
    if (error.code === 'stale') {
      this.tell(say('notice-stale'));
      return this.hello(this.seq);
    }
    this.plan.refused(draft);
    this.tell(error.sentence, 'refusal', error.rule);
    this.refresh();
  }

  private change(how: () => void): void {
    how();
    this.sendDraft();
    this.refresh();
  }

  private sendDraft(): void {
    const { n, moves, question } = this.plan;
    if (question !== null) this.line.send({ do: 'draft', id: `n${n}`, n, question, moves });
  }

  private refresh(): void {
    for (const move of this.plan.shown.binding) this.binds.add(move);
    this.shown.value = this.plan.shown;
    this.moves.value = this.plan.moves;
    this.waiting.value = this.plan.waiting;
    const only = this.auto && this.onlyWay();
    if (only) {
      this.auto = false;
      this.commit.stage([only]);
    }
  }

  private onlyWay(): string | null {
    const { legal, binding } = this.plan.shown;
    return this.plan.sure ? onlyWayOn(this.plan.moves, legal.map(([move]) => move), new Set(binding)) : null;
  }

  private send(moves: string[]): void {
    if (this.plan.question === null || this.pending) return;
    this.pending = { key: uuid(), question: this.plan.question, moves: [...this.plan.moves, ...moves] };
    this.sending.value = true;
    this.push();
  }

  /** Sent again, under the same key, whenever the line comes back: it has an effect once. */
  private push(): void {
    const { key, question, moves } = this.pending!;
    this.line.send({ do: 'move', id: key, key, question, moves });
  }
}

/** A random UUID; the browser's own is there on https alone, and a table at home is on http. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
