// Questions to the server that are not of one table's socket: lobby, seats, name, records.
import { language, say } from '../say.ts';
import type { Refused } from './messages.ts';

/** The server said no, and why; its sentence is in the reader's language. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string;
  readonly status: number;
  constructor(error: Refused, status: number) {
    super(error.sentence);
    this.code = error.code;
    this.rule = error.rule ?? '';
    this.status = status;
  }
}

/** Nobody answered: no network, or no server. */
export class Unreachable extends Error {}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string';
  const headers: Record<string, string> = { 'Accept-Language': language.value };
  if (body !== undefined) headers['Content-Type'] = text ? 'text/plain' : 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : text ? body : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable(say('offline-request'));
  }
  if (response.ok) return response;
  const told = await response.json().catch(() => null);
  const error: Refused = told?.error ?? { code: 'unavailable', sentence: say('server-trouble') };
  throw new Refusal(error, response.status);
}

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json();

export const get = <T>(path: string) => json<T>(ask('GET', path));
export const put = <T>(path: string, body: unknown) => json<T>(ask('PUT', path, body));
export const post = <T>(path: string, body: unknown = {}) => json<T>(ask('POST', path, body));
export const remove = (path: string) => ask('DELETE', path);
export const text = async (path: string) => (await ask('GET', path)).text();
