import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shop } from '../support/shops.js';
import { shopOf } from './routes.js';

/** The gallery of every shop in every language, with the colour schemes that its theme has. */
export const galleries: readonly {
  readonly tenant: Shop['tenant'];
  readonly prefix: string;
  readonly themes: readonly ('light' | 'dark')[];
}[] = [
  { tenant: 'gruenmarkt', prefix: '', themes: ['light', 'dark'] },
  { tenant: 'gruenmarkt', prefix: '/en', themes: ['light', 'dark'] },
  { tenant: 'harvest', prefix: '', themes: ['light', 'dark'] },
];

/** Output of the program that writes the gallery. */
interface Written {
  /** Types of blocks that contain text. */
  readonly types: readonly string[];
  /** Flags of the shop by type of block, where it is not there without. */
  readonly flags: Readonly<Record<string, string>>;
  /** Types of blocks that it does not know. */
  readonly withoutSample: readonly string[];
  /** Slugs of the pages of the shop all of whose texts are attacks. */
  readonly attacks: readonly string[];
}

interface Config {
  readonly clientRuntimeConfig: Readonly<Record<string, unknown>>;
}

export function galleryOf(tenant: Shop['tenant'], prefix: string) {
  const folder = process.env['TENANTS_DIR'];
  if (!folder) throw new Error('TENANTS_DIR is not set: the shop runs without the gallery');
  const file = path.join(folder, 'gallery.json');
  const written = JSON.parse(readFileSync(file, 'utf8')) as Written;
  const config = JSON.parse(
    readFileSync(path.join(folder, tenant, 'config.json'), 'utf8'),
  ) as Config;
  const types = written.types.filter((type) => {
    const flag = written.flags[type];
    return flag === undefined || config.clientRuntimeConfig[flag] === true;
  });
  const { origin } = shopOf(tenant);
  return { origin, url: `${origin}${prefix}/block-gallery`, ...written, types };
}
