// The line: opened again whenever it is lost, hurried when the network is back, and honest about how it stands.
import { beforeEach, describe, expect, it } from 'vitest';
import { Line, type Surroundings, type Wire } from '../src/wire/line.ts';
import { HandClock } from './clock.ts';

class FakeWire implements Wire {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('a line', () => {
  let clock: HandClock;
  let wires: FakeWire[];
  let online: boolean;
  let line: Line;
  let opened: number;
  const wire = () => wires.at(-1)!;

  beforeEach(() => {
    clock = new HandClock();
    wires = [];
    online = true;
    opened = 0;
    const around: Surroundings = {
      open: () => wires[wires.push(new FakeWire()) - 1]!,
      later: clock.later,
      cancel: clock.cancel,
      online: () => online,
    };
    line = new Line('ws://here', around);
    line.onOpen = () => (opened += 1);
    line.open();
  });

  const live = () => {
    wire().onopen?.();
    wire().hears({ is: 'pong' });
  };

  it('is live when the server has spoken, not before', () => {
    expect(line.standing.value).toBe('joining');
    wire().onopen?.();
    expect(opened).toBe(1);
    expect(line.standing.value).toBe('joining');
    wire().hears({ is: 'pong' });
    expect(line.standing.value).toBe('live');
  });

  it('knocks again, each time a little later', () => {
    live();
    wire().onclose?.({ code: 1006 });
    expect(line.standing.value).toBe('lost');
    clock.pass(299);
    expect(wires.length).toBe(1);
    clock.pass(1);
    expect(wires.length).toBe(2);
    wire().onclose?.({ code: 1006 });
    clock.pass(599);
    expect(wires.length).toBe(2);
    clock.pass(1);
    expect(wires.length).toBe(3);
    live();
    expect(line.standing.value).toBe('live');
    wire().onclose?.({ code: 1006 });
    clock.pass(300);
    expect(wires.length).toBe(4);
  });

  it('asks into a silence, and takes no answer for a dead line', () => {
    live();
    clock.pass(15000);
    expect(JSON.parse(wire().sent.at(-1)!)).toMatchObject({ do: 'ping' });
    clock.pass(5999);
    expect(line.standing.value).toBe('live');
    clock.pass(1);
    expect(line.standing.value).toBe('lost');
    expect(wires[0]!.closed).toBe(true);
  });

  it('gives up a wire that never opens', () => {
    clock.pass(12000);
    expect(line.standing.value).toBe('lost');
  });

  it('says offline without a network, and hurries when it is back', () => {
    live();
    online = false;
    line.networkChanged();
    expect(line.standing.value).toBe('offline');
    clock.pass(60000);
    const before = wires.length;
    online = true;
    line.networkChanged();
    expect(wires.length).toBeGreaterThan(before - 1);
    live();
    expect(line.standing.value).toBe('live');
  });

  it('comes back after the server went down, but not to a seat it has lost', () => {
    live();
    wire().hears({ is: 'bye', code: 'unavailable' });
    expect(line.standing.value).toBe('lost');
    clock.pass(300);
    expect(wires.length).toBe(2);
    live();
    wire().hears({ is: 'bye', code: 'not-seated' });
    expect(line.standing.value).toBe('gone');
    expect(line.farewell.value).toBe('not-seated');
    clock.pass(60000);
    expect(wires.length).toBe(2);
  });

  it('hears nothing from a wire it has let go', () => {
    live();
    const old = wire();
    old.onclose?.({ code: 1006 });
    clock.pass(300);
    old.hears({ is: 'bye', code: 'banned' });
    expect(line.standing.value).toBe('lost');
  });

  it('says whether it could send', () => {
    expect(line.send({ do: 'ping', id: 'x' })).toBe(true);
    wire().onclose?.({ code: 1006 });
    expect(line.send({ do: 'ping', id: 'x' })).toBe(false);
  });
});
