// Every sentence the client asks for is there in every language, none is left over, and none is blank.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Visitor, type Message, type MessageReference, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'de', 'hu'];
const ROOT = join(import.meta.dirname, '..');

function messages(...files: string[]): Map<string, Message> {
  const parser = new FluentParser();
  const found = new Map<string, Message>();
  for (const file of files) {
    for (const entry of parser.parse(readFileSync(file, 'utf8')).body) {
      if (entry.type === 'Junk') throw new Error(`${file}: ${(entry as { content: string }).content}`);
      if (entry.type === 'Message') {
        const { name } = (entry as Message).id;
        if (found.has(name)) throw new Error(`${name} stands there twice`);
        found.set(name, entry as Message);
      }
    }
  }
  return found;
}

class Figures extends Visitor {
  found = new Set<string>();
  visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function figures(message: Message): string[] {
  const visitor = new Figures();
  visitor.visit(message);
  return [...visitor.found].sort();
}

class Mentions extends Visitor {
  found: string[] = [];
  visitMessageReference(node: MessageReference): void {
    this.found.push(node.id.name);
  }
}

function mentioned(message: Message): string[] {
  const visitor = new Mentions();
  visitor.visit(message);
  return visitor.found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const frame = Object.fromEntries(LANGUAGES.map((tag) => [tag, messages(join(ROOT, `src/text/${tag}.ftl`))]));
const code = sources(join(ROOT, 'src'))
  .filter((path) => !path.includes('/games/'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const games = sources(join(ROOT, 'src/games')).map((path) => readFileSync(path, 'utf8')).join('\n');

// Keys that are put together, by what they begin with.
const BUILT = /(?:say|known)\(\s*`([a-z-]+-)\$\{/g;
const prefixes = new Set([...code.matchAll(BUILT)].map((match) => match[1]!));
const quoted = new Set([...(code + games).matchAll(/'([a-z]+(?:-[a-z0-9]+)*)'/g)].map((match) => match[1]!));
const asked = new Set([...code.matchAll(/\bsay\(\s*'([a-z0-9-]+)'[,)]/g)].map((match) => match[1]!));

describe('the frame', () => {
  it('has every sentence it asks for', () => {
    expect([...asked].filter((key) => !frame.en!.has(key))).toEqual([]);
    expect(asked.size).toBeGreaterThan(100);
  });
  it('has none that nobody asks for', () => {
    const used = (key: string) => quoted.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix));
    expect([...frame.en!.keys()].filter((key) => !used(key))).toEqual([]);
  });
  it.each(LANGUAGES.slice(1))('says the same in %s, with the same figures', (tag) => {
    expect([...frame[tag]!.keys()].sort()).toEqual([...frame.en!.keys()].sort());
    for (const [key, message] of frame.en!) expect([key, figures(frame[tag]!.get(key)!)]).toEqual([key, figures(message)]);
  });
});

describe.each(readdirSync(join(ROOT, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory()))('$name', ({ name }) => {
  const folder = join(ROOT, 'src/games', name);
  const python = join(ROOT, '../src/spielwerk/games', name, 'text');
  const web = (tag: string) => readdirSync(join(folder, 'text')).filter((file) => file.endsWith(`${tag}.ftl`)).map((file) => join(folder, 'text', file));
  const own = (tag: string) => messages(...web(tag));
  const all = (tag: string) => messages(...web(tag), join(python, `${tag}.ftl`));

  it.each(LANGUAGES)('has every sentence it asks for in %s', (tag) => {
    const wanted = sources(folder).flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bsay\(\s*'([a-z0-9-]+)'[,)]/g)].map((match) => match[1]!));
    const there = all(tag);
    expect(wanted.filter((key) => !there.has(key) && !frame[tag]!.has(key))).toEqual([]);
  });
  it.each(LANGUAGES)('uses no name of the frame in %s', (tag) => {
    expect([...all(tag).keys()].filter((key) => frame[tag]!.has(key))).toEqual([]);
  });
  it('has the same sentences of its own in every language', () => {
    const said = (tag: string) => {
      const found = own(tag);
      const within = new Set([...found.values()].flatMap(mentioned)); // parts of sentences may differ by grammar
      return [...found.keys()].filter((key) => !within.has(key)).sort();
    };
    for (const tag of LANGUAGES.slice(1)) expect(said(tag)).toEqual(said('en'));
  });
});
