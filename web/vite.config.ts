// How the client is built: into the Python package, with a manifest, for browsers of the last two years and a half.
import { defineConfig } from 'vitest/config';
import { appIcons } from './build/icons.ts';
import { rulesPages } from './build/rules.ts';
import { fluentTexts } from './build/texts.ts';

export default defineConfig({
  plugins: [fluentTexts(), rulesPages('../docs/rules'), appIcons('public/icon.svg')],
  build: {
    outDir: '../src/spielwerk/web_client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0, // no data: addresses, so that the policy for content stays strict
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.SPIELWERK_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
