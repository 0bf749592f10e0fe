import type { PageCachePurge } from '../kernel/page-cache/page-cache-purge.js';
import type { OnProgress } from './feed/read-table.js';

export const importFormats = [
  'feed',
  'delta',
  'google-merchant',
  'product-jsonld',
  'openfoodfacts',
  'recipe-jsonld',
  'pesticides-csv',
] as const;

export interface ImportOptions {
  readonly tenant: string;
  readonly format: (typeof importFormats)[number];
  readonly file: string;
  /** Price list whose prices go over those of the file. */
  readonly prices?: string | undefined;
  /** File that says how the columns become those of the format; for `feed` and `delta`. */
  readonly mapping?: string | undefined;
  /** List of encoded photographs, for formats with whole products. */
  readonly photos?: string | undefined;
  /** Runs everything and rolls it back. */
  readonly dryRun?: boolean | undefined;
  readonly now: Date;
  readonly onProgress?: OnProgress | undefined;
  /** Called after the commit with the tags of all affected pages. */
  readonly purge?: PageCachePurge | undefined;
}
