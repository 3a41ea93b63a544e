// What the status line says: what is awaited, from whom, and why. Never nothing.
import type { WebGame } from '../games/game.ts';
import { known, say } from '../say.ts';
import type { Clock, Head } from '../wire/messages.ts';
import type { Room } from './room.ts';

export function nameOf(head: Head, seat: number): string {
  const there = head.seats[seat];
  if (there?.name) return there.name;
  return there?.kind === 'bot' ? say('bot-number', { number: seat + 1 }) : say('seat-number', { number: seat + 1 });
}

/** `Anna, Béla and Cili`, as the language has it. */
export function list(names: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(names);
}

function overWords(head: Head): string {
  if (head.state === 'aborted') return say('status-aborted');
  const winners = (head.result?.winners ?? []).map((seat) => nameOf(head, seat));
  return winners.length ? say('status-won', { count: winners.length, names: list(winners) }) : say('status-over');
}

export function statusWords(room: Room, head: Head, game: WebGame | null): string {
  if (head.state === 'open') {
    const free = head.seats.filter((seat) => seat.kind === 'free').length;
    return free ? say('status-free-seats', { count: free }) : say('status-starting');
  }
  if (head.state !== 'running') return overWords(head);
  const owes = room.owes.value;
  const { view } = room.shown.value;
  const mine = room.seat !== null && owes.includes(room.seat);
  if (room.stopped.value) return room.stopped.value;
  if (room.sending.value) return say('status-sending');
  if (mine) {
    const asks = view && game?.asks?.(view, room.seat!, true, say);
    return asks ? say('status-mine', { asks }) : say('status-mine-plain');
  }
  const others = owes.filter((seat) => seat !== room.seat);
  if (!others.length) return say('status-server');
  const asks = view && others.length === 1 ? game?.asks?.(view, others[0]!, false, say) : '';
  const names = list(others.map((seat) => nameOf(head, seat)));
  const bot = others.every((seat) => head.seats[seat]?.kind === 'bot' || head.seats[seat]?.stand_in);
  const away = others.every((seat) => !head.seats[seat]?.online) && !bot;
  const why = bot ? say('why-bot') : away ? say('why-away') : '';
  return [asks ? say('status-other', { names, asks }) : say('status-other-plain', { names }), why].filter(Boolean).join(' ');
}

export function standingWords(room: Room): string {
  const standing = room.line.standing.value;
  const farewell = room.line.farewell.value;
  if (standing === 'gone') return known(farewell, say('line-gone', { code: farewell }));
  return say(`line-${standing}`);
}

/** With a minus that is as wide as a figure. */
export function figure(points: number): string {
  return String(points).replace('-', '−');
}

/** `12:04`, or days and hours. */
export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86400) return say('time-days', { days: Math.floor(whole / 86400), hours: Math.floor((whole % 86400) / 3600) });
  const pad = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'live') return say('clock-live', { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  if (clock.kind === 'days') return say('clock-days', { days: clock.days });
  return say('clock-none');
}
