import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shop } from '../support/shops.js';
import { shopOf } from './routes.js';

/** The gallery of every shop in every language. */
export const galleries: readonly { readonly tenant: Shop['tenant']; readonly prefix: string }[] = [
  { tenant: 'gruenmarkt', prefix: '' },
  { tenant: 'gruenmarkt', prefix: '/en' },
  { tenant: 'harvest', prefix: '' },
];

/** Of the program that writes the gallery: which blocks there are, and which show nothing by themselves. */
interface Written {
  readonly samples: Readonly<Record<string, { readonly isSilent?: boolean }>>;
}

export function galleryOf(tenant: Shop['tenant'], prefix: string) {
  const folder = process.env['TENANTS_DIR'];
  if (!folder) throw new Error('TENANTS_DIR is not set: the shop runs without the gallery');
  const { samples } = JSON.parse(
    readFileSync(path.join(folder, '../gallery.json'), 'utf8'),
  ) as Written;
  const { origin } = shopOf(tenant);
  return { origin, url: `${origin}${prefix}/block-gallery`, samples };
}
