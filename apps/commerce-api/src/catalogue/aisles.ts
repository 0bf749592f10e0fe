import type { Product } from '@larder/contracts/catalogue';
import type { Aisle } from '@larder/contracts/shopping';
import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../kernel/scope.js';
import { categories } from './tables.js';

/** Tells the department of a product and its place in the shop's order. */
export async function openAisles({ db, tenant }: Scope): Promise<(product: Product) => Aisle> {
  const { slug, position } = categories;
  const found = await db
    .select({ slug, position })
    .from(categories)
    .where(and(eq(categories.tenant, tenant), sql`array_length(${categories.path}, 1) = 1`));
  const places = new Map(found.map((one) => [one.slug, one.position]));
  return ({ parentCategories, category }) => {
    const department = parentCategories[0] ?? category;
    const place = places.get(department.slug) ?? places.size;
    return { slug: department.slug, name: department.name, place };
  };
}
