// The line to a table: a socket that is opened again whenever it is lost, and says how it stands.
import { signal } from '@preact/signals';
import type { FromServer, ToServer } from './messages.ts';

/** How the line stands. `gone`: the server closed it for good, and says why. */
export type Standing = 'joining' | 'live' | 'lost' | 'offline' | 'gone';

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  open(url: string): Wire;
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  online(): boolean;
}

const WAITS = [300, 600, 1200, 2500, 5000, 10000];
const HEARTBEAT = 15000;
const PATIENCE = 6000;
/** A `bye` with one of these is final; after any other we knock again. */
const FINAL = new Set(['no-such-table', 'not-seated', 'banned', 'link-void', 'forbidden-origin', 'seat-taken']);

export class Line {
  readonly standing = signal<Standing>('joining');
  readonly farewell = signal('');
  onOpen: () => void = () => {};
  onMessage: (message: FromServer) => void = () => {};

  private wire: Wire | null = null;
  private tries = 0;
  private retry: unknown = null;
  private beat: unknown = null;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly around: Surroundings,
  ) {}

  /** Open it, or hurry a retry that is being waited for. */
  open(): void {
    if (this.ended || this.wire) return;
    this.around.cancel(this.retry);
    const wire = (this.wire = this.around.open(this.url));
    const mine = (run: () => void) => () => this.wire === wire && run();
    wire.onopen = mine(() => {
      this.tries = 0;
      this.onOpen();
      this.listen();
    });
    wire.onmessage = (event) => this.wire === wire && this.heard(event.data);
    wire.onclose = mine(() => this.lost());
    this.expect(PATIENCE * 2);
  }

  /** False if there is no line; then whoever sends must send again when it opens. */
  send(message: ToServer): boolean {
    if (!this.wire) return false;
    try {
      this.wire.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  /** The browser says that the network went or came. */
  networkChanged(): void {
    if (this.around.online()) this.open();
    else if (!this.ended) {
      this.drop();
      this.standing.value = 'offline';
    }
  }

  close(): void {
    this.ended = true;
    this.around.cancel(this.retry);
    this.drop();
  }

  private heard(data: string): void {
    const message = JSON.parse(data) as FromServer;
    this.standing.value = 'live';
    this.listen();
    if (message.is === 'bye') this.bye(message.code);
    else this.onMessage(message);
  }

  private bye(code: string): void {
    this.farewell.value = code;
    if (!FINAL.has(code)) return this.lost();
    this.close();
    this.standing.value = 'gone';
  }

  /** Silence for a while: ask if anybody is there; silence after that: the line is dead. */
  private listen(): void {
    this.around.cancel(this.beat);
    this.beat = this.around.later(() => {
      this.send({ do: 'ping', id: 'ping' });
      this.expect(PATIENCE);
    }, HEARTBEAT);
  }

  private expect(ms: number): void {
    this.around.cancel(this.beat);
    this.beat = this.around.later(() => this.lost(), ms);
  }

  private drop(): void {
    this.around.cancel(this.beat);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private lost(): void {
    this.drop();
    if (this.ended) return;
    this.standing.value = this.around.online() ? 'lost' : 'offline';
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.around.cancel(this.retry);
    this.retry = this.around.later(() => this.open(), wait);
  }
}

/** The browser as it is. */
export const browser: Surroundings = {
  open: (url) => new WebSocket(url) as unknown as Wire,
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as number),
  online: () => navigator.onLine,
};
