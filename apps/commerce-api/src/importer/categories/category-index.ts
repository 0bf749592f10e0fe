import { and, eq, sql } from 'drizzle-orm';
import type { CategoryRef } from '@larder/contracts/catalogue';
import { categories, categoryTexts } from '../../catalogue/tables.js';
import type { StoredPicture } from '../../catalogue/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { searchConfiguration } from '../../kernel/text/language.js';
import { wordsOf } from '../../kernel/text/fold.js';
import { upsert } from '../upsert.js';

export interface CategoryText {
  readonly name: string;
  readonly description?: string | undefined;
  readonly metaTitle?: string | undefined;
  readonly metaDescription?: string | undefined;
}

export interface CategoryRecord {
  readonly slug: string;
  /** Slugs from the root down to the category itself. */
  readonly path: readonly string[];
  readonly position: number;
  readonly picture?: StoredPicture | undefined;
  readonly hash: string;
  /** By locale. */
  readonly texts: Readonly<Record<string, CategoryText>>;
}

interface StoredCategory {
  readonly path: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

/** The categories that a shop has, as an import needs them, and those that it adds on its way. */
export interface CategoryIndex {
  /** The category's path; unknown categories are noted and made by `flush`. */
  resolve(path: readonly string[], names: Readonly<Record<string, string>>): readonly string[];
  /** Slug and name of each category of a path. */
  chain(path: readonly string[], locale: string): CategoryRef[];
  flush(): Promise<void>;
}

const unsorted = 10_000;

export async function openCategoryIndex(
  db: Database,
  tenant: string,
  locales: readonly string[],
): Promise<CategoryIndex> {
  const known = await readKnown(db, tenant);
  let pending: CategoryRecord[] = [];

  function add(parent: readonly string[], slug: string, name: string): readonly string[] {
    const path = [...parent, slug];
    const texts = Object.fromEntries(locales.map((locale) => [locale, { name }]));
    known.set(slug, { path, names: Object.fromEntries(locales.map((locale) => [locale, name])) });
    pending.push({ slug, path, position: unsorted, hash: '', texts });
    return path;
  }

  return {
    resolve(path, names) {
      let reached = known.get(path.at(-1) ?? '')?.path;
      if (reached) return reached;
      reached = [];
      for (const slug of path) {
        reached = known.get(slug)?.path ?? add(reached, slug, names[slug] ?? nameFromSlug(slug));
      }
      return reached;
    },
    chain: (path, locale) =>
      path.map((slug) => ({ slug, name: known.get(slug)?.names[locale] ?? nameFromSlug(slug) })),
    async flush() {
      await writeCategories(db, tenant, pending);
      pending = [];
    },
  };
}

async function readKnown(db: Database, tenant: string): Promise<Map<string, StoredCategory>> {
  const found = await db
    .select({
      slug: categories.slug,
      path: categories.path,
      locale: categoryTexts.locale,
      name: categoryTexts.name,
    })
    .from(categories)
    .innerJoin(
      categoryTexts,
      and(eq(categoryTexts.tenant, categories.tenant), eq(categoryTexts.slug, categories.slug)),
    )
    .where(eq(categories.tenant, tenant));
  const known = new Map<string, StoredCategory>();
  for (const { slug, path, locale, name } of found) {
    known.set(slug, { path, names: { ...known.get(slug)?.names, [locale]: name } });
  }
  return known;
}

/** A name for a category with only a slug. */
function nameFromSlug(slug: string): string {
  const text = slug.replace(/-+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export async function writeCategories(
  db: Database,
  tenant: string,
  records: readonly CategoryRecord[],
): Promise<void> {
  await upsert(
    db,
    {
      table: 'categories',
      keys: ['tenant', 'slug'],
      columns: {
        tenant: 'text',
        slug: 'text',
        path: 'text[]',
        position: 'int',
        picture: 'jsonb',
        hash: 'text',
      },
    },
    records.map(({ slug, path, position, picture, hash }) => ({
      tenant,
      slug,
      path,
      position,
      picture,
      hash,
    })),
  );
  await upsert(
    db,
    {
      table: 'category_texts',
      keys: ['tenant', 'slug', 'locale'],
      columns: {
        tenant: 'text',
        slug: 'text',
        locale: 'text',
        name: 'text',
        description: 'text',
        meta_title: 'text',
        meta_description: 'text',
        words: 'text',
      },
      inputs: { configuration: 'text' },
      computed: { search: sql`to_tsvector(r.configuration::regconfig, r.words)` },
    },
    records.flatMap(({ slug, texts }) =>
      Object.entries(texts).map(([locale, text]) => ({
        tenant,
        slug,
        locale,
        name: text.name,
        description: text.description,
        meta_title: text.metaTitle,
        meta_description: text.metaDescription,
        words: wordsOf(text.name).join(' '),
        configuration: searchConfiguration(locale),
      })),
    ),
  );
}
