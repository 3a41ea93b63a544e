// The rules pages: docs/rules/*.md as HTML, each heading with its rule's id as an anchor. Done when the client is built.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:rules';

export function anchor(heading: string): string {
  const rule = /^[A-Z]+-\d+\.\d+/.exec(heading);
  return rule ? rule[0] : heading.toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-');
}

export function html(markdown: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        return href.startsWith('#') ? `<a href="${href}">${words}</a>` : words; // the repository is not at hand here
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((row) => cells(row, 'td')).join('');
        return `<div class="scrolls" tabindex="0" role="group"><table><thead>${cells(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** `virtual:rules` lists the pages; `virtual:rules/NAME` is one of them. */
export function rulesPages(folder: string): Plugin {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => file.slice(0, -3));
  return {
    name: 'spielwerk-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIX}`) {
        const pages = names.map((name) => `${JSON.stringify(name)}: () => import('${PREFIX}/${name}')`);
        return `export const PAGES = {${pages.join(', ')}};`;
      }
      if (!id.startsWith(`\0${PREFIX}/`)) return undefined;
      const file = join(folder, `${id.slice(PREFIX.length + 2)}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(html(readFileSync(file, 'utf8')))};`;
    },
  };
}
