import type { Facet, PictureRef, Product } from '@larder/contracts/catalogue';
import { categoryRoute, productRoute } from '@larder/contracts/catalogue';
import { contentRoute } from '@larder/contracts/content';
import { recipeRoute } from '@larder/contracts/recipes';
import type {
  CategoryHit,
  ContentHit,
  RecipeHit,
  SearchType,
  StoreHit,
} from '@larder/contracts/search';
import { storeRoute } from '@larder/contracts/stores';
import type { FeatureContext } from '@larder/platform';

/** One hit of any type as lists show it. */
export interface Hit {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly picture?: PictureRef | undefined;
  readonly product?: Product | undefined;
}

/** SRCH-23, and what only products have. */
export interface Hits {
  readonly total: number;
  readonly count: number;
  readonly offset: number;
  readonly results: readonly Hit[];
  readonly facets: readonly Facet[];
  readonly queryID?: string | undefined;
  readonly correctedTerm?: string | undefined;
}

/** ERR-31: what a failing call yields. */
export const NO_HITS: Hits = {
  total: 0,
  count: 0,
  offset: 0,
  results: [],
  facets: [],
};

interface Page<T> {
  readonly total: number;
  readonly count: number;
  readonly offset: number;
  readonly results: readonly T[];
}

interface HitOf {
  readonly products: Product;
  readonly categories: CategoryHit;
  readonly recipes: RecipeHit;
  readonly content: ContentHit;
  readonly stores: StoreHit;
}

const TO_HIT: { readonly [T in SearchType]: (item: HitOf[T]) => Hit } = {
  products: (product) => ({ id: product.slug, title: product.name, product }),
  categories: ({ slug, name, parentCategories }) => ({
    id: slug,
    title: name,
    note: parentCategories.map((parent) => parent.name).join(' › ') || undefined,
  }),
  recipes: ({ slug, name, picture }) => ({ id: slug, title: name, picture }),
  content: ({ slug, title, excerpt }) => ({ id: slug, title, note: excerpt }),
  stores: ({ storeId, name, city }) => ({ id: storeId, title: name, note: city }),
};

/** The answer of a type's call in the one shape of all types. */
export function hitsOf<T extends SearchType>(type: T, answer: Page<HitOf[T]>): Hits {
  return { ...NO_HITS, ...answer, results: answer.results.map(TO_HIT[type]) };
}

/** Where a hit leads; `undefined` when its feature is off. */
export function hrefOfHit(
  href: FeatureContext['href'],
  type: SearchType,
  { id }: Pick<Hit, 'id'>,
): string | undefined {
  switch (type) {
    case 'products':
      return href(productRoute, { slug: id });
    case 'categories':
      return href(categoryRoute, { slug: id });
    case 'recipes':
      return href(recipeRoute, { slug: id });
    case 'content':
      return href(contentRoute, { slug: id });
    case 'stores':
      return href(storeRoute, { storeId: id });
  }
}
