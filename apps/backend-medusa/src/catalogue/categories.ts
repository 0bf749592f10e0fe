import type { Category, CategoryNode, CategoryRef } from '@larder/contracts/catalogue';
import { CategoryNode as NodeSchema } from '@larder/contracts/catalogue/schemas';
import * as z from 'zod/mini';
import type { StoreCategory } from '../medusa/store-schemas.js';
import { rankOf } from '../medusa/store-schemas.js';

/** A category with those above it, from the root down. */
export interface CategoryPath {
  readonly ref: CategoryRef;
  readonly above: readonly CategoryRef[];
}

export interface Categories {
  readonly paths: ReadonlyMap<string, CategoryPath>;
  /** Trees with the number of products of each category and all below it. */
  trees(countOf: (slug: string) => number): CategoryNode[];
  /** One category by its slug, with its direct children. */
  bySlug(slug: string, countOf: (slug: string) => number): Category | undefined;
}

/** The contract's category trees, from Medusa's flat list. */
export function readCategories(all: readonly StoreCategory[], language: string): Categories {
  const byId = new Map(all.map((category) => [category.id, category]));
  const factsOf = ({ metadata }: StoreCategory) => metadata?.larder?.languages[language];
  const refOf = (category: StoreCategory): CategoryRef => ({
    slug: category.handle,
    name: factsOf(category)?.name ?? category.name,
  });
  const aboveOf = ({ parent_category_id: id }: StoreCategory): CategoryRef[] => {
    const parent = byId.get(id ?? '');
    return parent ? [...aboveOf(parent), refOf(parent)] : [];
  };
  const childrenOf = (id: string | null) =>
    all
      .filter(({ parent_category_id: parent }) => (parent ?? null) === id)
      .toSorted((a, b) => rankOf(a) - rankOf(b));
  const nodeOf = (category: StoreCategory, countOf: (slug: string) => number): CategoryNode =>
    z.parse(NodeSchema, {
      ...refOf(category),
      productCount: countOf(category.handle),
      picture: factsOf(category)?.picture,
      children: childrenOf(category.id).map((child) => nodeOf(child, countOf)),
    });
  return {
    paths: new Map(all.map((one) => [one.id, { ref: refOf(one), above: aboveOf(one) }])),
    trees: (countOf) => childrenOf(null).map((root) => nodeOf(root, countOf)),
    bySlug(slug, countOf) {
      const found = all.find(({ handle }) => handle === slug);
      if (!found) return undefined;
      const { children, picture: _picture, ...node } = nodeOf(found, countOf);
      return {
        ...node,
        parentCategories: aboveOf(found),
        children: children.map(({ children: _children, ...child }) => child),
      };
    },
  };
}
