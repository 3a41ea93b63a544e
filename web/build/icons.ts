// The icons an installed page needs, as PNG, drawn from our own SVG when the client is built; and the manifest.
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const SIZES = [192, 512];

export function appIcons(svg: string): Plugin {
  return {
    name: 'spielwerk-icons',
    apply: 'build',
    generateBundle() {
      const drawing = readFileSync(svg, 'utf8');
      for (const size of SIZES) {
        const png = new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng();
        this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: png });
      }
      const icons = SIZES.flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
      );
      const manifest = {
        name: 'Spielwerk',
        short_name: 'Spielwerk',
        start_url: '/',
        display: 'standalone',
        background_color: '#20272d',
        theme_color: '#20272d',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
    },
  };
}
