import type { Category, CategoryNode, CategoryRef } from '@larder/contracts/catalogue';
import type { Scope } from '../kernel/scope.js';
import { notFound } from '../kernel/failure.js';
import type { CategoryRow } from './repository.js';
import { listCategories } from './repository.js';

function summary({ slug, name, productCount, picture }: CategoryRow) {
  return { slug, name, productCount, ...(picture && { picture: pictureOf(picture, name) }) };
}

function pictureOf({ url, width, height }: NonNullable<CategoryRow['picture']>, alt: string) {
  return { url, alt, width, height };
}

/** Children by the path of their parent. */
function byParent(rows: readonly CategoryRow[]): Map<string, CategoryRow[]> {
  const children = new Map<string, CategoryRow[]>();
  for (const row of rows) {
    const parent = row.path.slice(0, -1).join('/');
    children.set(parent, [...(children.get(parent) ?? []), row]);
  }
  return children;
}

/** The category trees from their roots (CAT-18); the count of a category includes its descendants. */
export async function categoryTrees(scope: Scope): Promise<CategoryNode[]> {
  const children = byParent(await listCategories(scope));
  const nodesOf = (parent: string): CategoryNode[] =>
    (children.get(parent) ?? []).map((row) => ({
      ...summary(row),
      children: nodesOf(row.path.join('/')),
    }));
  return nodesOf('');
}

/** Throws 404 for an unknown slug (CAT-21). */
export async function categoryBySlug(scope: Scope, slug: string): Promise<Category> {
  const rows = await listCategories(scope);
  const row = rows.find((one) => one.slug === slug);
  if (!row) throw notFound(`Category ${slug}`);
  const parents = row.path.slice(0, -1).map((parent): CategoryRef => ({
    slug: parent,
    name: rows.find((one) => one.slug === parent)?.name ?? parent,
  }));
  return {
    slug,
    name: row.name,
    ...(row.description !== null && { description: row.description }),
    ...(row.metaTitle !== null && { metaTitle: row.metaTitle }),
    ...(row.metaDescription !== null && { metaDescription: row.metaDescription }),
    productCount: row.productCount,
    parentCategories: parents,
    children: (byParent(rows).get(row.path.join('/')) ?? []).map(summary),
  };
}
