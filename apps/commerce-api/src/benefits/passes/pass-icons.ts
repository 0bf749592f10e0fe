import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Transformer } from '@napi-rs/image';

/** PNG files by their names in a pass. */
export type PassIcons = Readonly<Record<string, Buffer>>;

/** The first of these files that a shop has; its icons are drawn from it. */
const drawings = ['icon.svg', 'favicon.svg', 'logo.svg'];
/** Names and pixels: the wallet of Apple refuses a pass without an icon. */
const sizes = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo@2x.png': 100 };

/** For a shop without a drawing: a disc on the card's ground. */
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36"><circle cx="18" cy="18" r="16" fill="#fff"/></svg>';

async function drawn(svg: Buffer): Promise<PassIcons> {
  const icons = Object.entries(sizes).map(
    async ([file, size]) =>
      [file, await Transformer.fromSvg(svg).resize(size, size).png()] as const,
  );
  return Object.fromEntries(await Promise.all(icons));
}

/** The shop's drawing in the sizes that a pass needs. */
export async function passIcons(tenantsDir: string, tenant: string): Promise<PassIcons> {
  for (const name of drawings) {
    const svg = await readFile(path.join(tenantsDir, tenant, 'media', name)).catch(() => undefined);
    if (svg) return drawn(svg);
  }
  return drawn(Buffer.from(plain));
}
