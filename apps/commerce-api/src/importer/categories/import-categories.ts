import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { categories, products } from '../../catalogue/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { hashOf } from '../../kernel/text/hash.js';
import { localise } from '../../kernel/text/language.js';
import type { CategoryRecord, CategoryText } from './category-index.js';
import { writeCategories } from './category-index.js';

export interface CategoryEntry {
  readonly slug: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly metaTitle?: string | undefined;
  readonly metaDescription?: string | undefined;
  readonly picture?:
    { readonly url: string; readonly width: number; readonly height: number } | undefined;
  readonly children?: readonly CategoryEntry[] | undefined;
}

/** A tree of categories as tenant folders hold it; `name.en` and the like give further languages. */
export const CategoryTree: z.ZodMiniType<readonly CategoryEntry[], unknown> = z.array(
  z.lazy(() =>
    z.looseObject({
      slug: z.string().check(z.regex(/^[a-z0-9-]{1,160}$/)),
      name: z.string().check(z.minLength(1)),
      picture: z.optional(z.looseObject({ url: z.string(), width: z.int(), height: z.int() })),
      children: z.optional(CategoryTree),
    }),
  ),
) as z.ZodMiniType<readonly CategoryEntry[], unknown>;

/** Writes the categories of a tree that are new or changed. */
export async function importCategories(
  db: Database,
  target: { readonly tenant: string; readonly locales: readonly string[] },
  tree: readonly CategoryEntry[],
): Promise<void> {
  const records = flatten(tree, [], target.locales);
  const known = await db
    .select({ slug: categories.slug, hash: categories.hash })
    .from(categories)
    .where(eq(categories.tenant, target.tenant));
  const hashes = new Map(known.map(({ slug, hash }) => [slug, hash]));
  const changed = records.filter(({ slug, hash }) => hashes.get(slug) !== hash);
  await writeCategories(db, target.tenant, changed);
  await moveProducts(db, target.tenant);
}

function flatten(
  entries: readonly CategoryEntry[],
  parent: readonly string[],
  locales: readonly string[],
): CategoryRecord[] {
  return entries.flatMap((entry, position) => {
    const path = [...parent, entry.slug];
    const { children = [], ...own } = entry;
    const texts = Object.fromEntries(
      locales.map((locale) => [locale, localise<CategoryText>(own, locale, locales)]),
    );
    const { slug, picture } = entry;
    const hash = hashOf(JSON.stringify([own, path, position, locales]));
    return [{ slug, path, position, picture, hash, texts }, ...flatten(children, path, locales)];
  });
}

/** Products follow a category that got another place in the tree. */
async function moveProducts(db: Database, tenant: string): Promise<void> {
  await db
    .update(products)
    .set({ categoryPath: categories.path })
    .from(categories)
    .where(
      and(
        eq(products.tenant, tenant),
        eq(categories.tenant, products.tenant),
        eq(categories.slug, products.categorySlug),
        ne(categories.path, products.categoryPath),
      ),
    );
}
