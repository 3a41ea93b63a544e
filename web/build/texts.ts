// Sentences for the browser: Fluent files without what only their writers read.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FLUENT = /\.ftl\?raw$/;

export function fluentTexts(): Plugin {
  return {
    name: 'fluent-texts',
    enforce: 'pre',
    async load(id) {
      if (!FLUENT.test(id)) return undefined;
      const file = id.replace(/\?raw$/, '');
      this.addWatchFile(file);
      const text = (await readFile(file, 'utf8')).replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
