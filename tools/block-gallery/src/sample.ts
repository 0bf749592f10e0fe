import type { Block } from '@larder/contracts/content';
import type { Translate } from './sample-texts.js';

type Fields = Block['fields'];

/** What the samples may refer to in a shop. */
export interface ShopFacts {
  readonly say: Translate;
  /** Products that the shop has. */
  readonly skus: readonly string[];
  readonly categorySlug: string;
}

/** A typical, hand-written use of a block; the other states are derived from it. */
export interface Sample {
  /** What an editor fills in who uses everything that the block has. */
  readonly fields: Fields;
  /** Blocks inside of it, for blocks that frame others. */
  readonly children?: readonly Block[];
  /** Fields of the long state that cannot be made by repeating. */
  readonly long?: Fields;
  /** Further uses that look different, such as other kinds and tones. */
  readonly variants?: readonly Fields[];
  /** Fields without which the block would do something to the whole page. */
  readonly keeps?: readonly string[];
  /** Type of the parent block. */
  readonly frame?: string;
  /** Flag of the shop without which there is no such block. */
  readonly flag?: string;
  /** The block shows nothing of itself. */
  readonly isSilent?: boolean;
}

/** Samples by type of block. */
export type Samples = Readonly<Record<string, Sample>>;

/** A picture that every data folder has. */
export const picture = (name: string, alt = '') => ({
  url: `/media/gruenmarkt/banners/${name}.svg`,
  alt,
  width: 1200,
  height: 480,
});

/** Blocks for inside of others. */
export const inside = (id: string, type: string, fields: Fields, children?: Block[]): Block => ({
  id,
  type,
  fields,
  ...(children && { children }),
});
