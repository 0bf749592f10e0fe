import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Resvg from '@resvg/resvg-wasm';
import type { HostedShop } from '../tenants/shops.js';

/** The first of these files that a shop has; its icons are drawn from it. */
export const DRAWINGS = ['icon.svg', 'favicon.svg', 'logo.svg'];
export type FindDrawing = (shop: HostedShop) => Promise<Buffer | undefined>;

export interface Icon {
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Purpose in the manifest; none for the icon that iOS takes from the document. */
  readonly purpose?: 'any' | 'maskable';
  /** Share of the width that the drawing takes. */
  readonly share: number;
  /** Whether the ground is filled: a mask, and iOS, would show black behind transparent corners. */
  readonly isFilled: boolean;
}

/** The safe zone of a maskable icon is a circle of 80 % of its width. */
export const ICONS: readonly Icon[] = [
  { name: '192', size: 192, purpose: 'any', share: 1, isFilled: false },
  { name: '512', size: 512, purpose: 'any', share: 1, isFilled: false },
  { name: 'maskable-512', size: 512, purpose: 'maskable', share: 0.62, isFilled: true },
  { name: 'apple-180', size: 180, share: 0.76, isFilled: true },
];

export const iconUrl = (name: string) => `/_app/icon-${name}.png`;

const WASM = '@resvg/resvg-wasm/index_bg.wasm';
let loading: Promise<typeof Resvg> | undefined;

/** Loads the renderer with the first icon: it takes 30 ms and 8 MB. */
async function load(): Promise<typeof Resvg> {
  const resvg = await import('@resvg/resvg-wasm');
  const { resolve } = createRequire(path.join(import.meta.dirname, 'icons.js'));
  await resvg.initWasm(await readFile(resolve(WASM)));
  return resvg;
}

/** Renders a shop's square SVG as a PNG. */
export async function renderIcon(svg: Buffer, icon: Icon, ground: string): Promise<Buffer> {
  loading ??= load();
  const { Resvg: Renderer } = await loading;
  const size = icon.share * 100;
  const start = (100 - size) / 2;
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    (icon.isFilled ? `<rect width="100" height="100" fill="${ground}"/>` : '') +
    `<image x="${start}" y="${start}" width="${size}" height="${size}" ` +
    `href="data:image/svg+xml;base64,${svg.toString('base64')}"/></svg>`;
  const renderer = new Renderer(source, { fitTo: { mode: 'width', value: icon.size } });
  const image = renderer.render();
  const png = Buffer.from(image.asPng());
  image.free();
  renderer.free();
  return png;
}
