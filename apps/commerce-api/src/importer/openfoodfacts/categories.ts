import { slugify } from '../../kernel/text/fold.js';

const levels = 3;
const other = { slug: 'other-products', name: 'Other products' };

export interface OffCategory {
  /** Slugs from the root down. */
  readonly path: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

/**
 * A place in a tree from the tags of a product, which name all its categories from the widest to the
 * narrowest: the two widest and the narrowest one. Tags of other languages have no place in one tree.
 */
export function categoryOf(tags: string | undefined): OffCategory {
  const english = (tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag.startsWith('en:'))
    .map((tag) => ({ slug: slugify(tag.slice(3)), name: spelled(tag.slice(3)) }))
    .filter(({ slug }) => slug !== '');
  const narrowest = english.at(-1);
  const chosen = narrowest ? [...english.slice(0, levels - 1), narrowest] : [other];
  const path = [...new Set(chosen.map(({ slug }) => slug))];
  return { path, names: Object.fromEntries(chosen.map(({ slug, name }) => [slug, name])) };
}

function spelled(tag: string): string {
  const text = tag.replace(/-+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
