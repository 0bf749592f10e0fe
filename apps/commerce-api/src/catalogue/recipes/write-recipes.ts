import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ImportReport } from '../../importer/report.js';
import { emptyReport } from '../../importer/report.js';
import { searchOfRecord } from '../../importer/derived/search-record.js';
import { upsert } from '../../importer/upsert.js';
import type { Database } from '../../kernel/database/database.js';
import { isStorable } from '../../kernel/input/is-storable.js';
import type { RecipeRecords } from './recipe-record.js';
import { recipeRecords } from './recipe-record.js';
import { recipes } from './tables.js';

/** Result of parsing a file entry: a recipe, or the error. `line` counts from 1. */
export type RecipeEntry =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly reason: string };

export interface RecipeTarget {
  readonly tenant: string;
  readonly locales: readonly string[];
}

const recipeColumns = {
  tenant: 'text',
  slug: 'text',
  minutes: 'int',
  difficulty: 'text',
  seasons: 'text[]',
  marks: 'text[]',
  picture: 'jsonb',
  published_on: 'date',
  skus: 'text[]',
  main_skus: 'text[]',
  hash: 'text',
};
const textColumns = {
  tenant: 'text',
  slug: 'text',
  locale: 'text',
  name: 'text',
  recipe: 'jsonb',
  words: 'text',
};

/**
 * Writes recipes: new and changed ones are taken, the same ones left alone, unusable ones refused
 * with their reason. Recipes that are not named stay. Call it in a transaction.
 */
export async function writeRecipes(
  db: Database,
  target: RecipeTarget,
  entries: Iterable<RecipeEntry>,
): Promise<ImportReport> {
  const report = emptyReport();
  const hashes = await knownHashes(db, target.tenant);
  const seen = new Map<string, number>();
  const changed: RecipeRecords[] = [];
  for (const entry of entries) {
    const made = recordsOf(entry, target, seen);
    if (typeof made === 'string') {
      report.refused.push({ line: entry.line, reason: made });
      continue;
    }
    const { slug, hash } = made.recipe;
    const known = hashes.get(slug);
    if (known === hash) report.unchanged += 1;
    else if (known === undefined) report.imported += 1;
    else report.updated += 1;
    if (known !== hash) changed.push(made);
  }
  await store(db, target.tenant, changed);
  return report;
}

/** The rows of an entry, or why it is rejected; records its slug. */
function recordsOf(
  entry: RecipeEntry,
  { locales }: RecipeTarget,
  seen: Map<string, number>,
): RecipeRecords | string {
  if ('reason' in entry) return entry.reason;
  if (!isStorable(entry.value)) return 'holds characters that no text has';
  try {
    const made = recipeRecords(entry.value, locales);
    const before = seen.get(made.recipe.slug);
    if (before !== undefined) return `slug ${made.recipe.slug} stands at ${before} already`;
    seen.set(made.recipe.slug, entry.line);
    return made;
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
}

async function knownHashes(db: Database, tenant: string): Promise<Map<string, string>> {
  const known = await db
    .select({ slug: recipes.slug, hash: recipes.hash })
    .from(recipes)
    .where(eq(recipes.tenant, tenant));
  return new Map(known.map(({ slug, hash }) => [slug, hash]));
}

async function store(
  db: Database,
  tenant: string,
  changed: readonly RecipeRecords[],
): Promise<void> {
  if (changed.length === 0) return;
  await upsert(
    db,
    { table: 'recipes', keys: ['tenant', 'slug'], columns: recipeColumns },
    changed.map(({ recipe }) => ({ tenant, ...recipe })),
  );
  await upsert(
    db,
    {
      table: 'recipe_texts',
      keys: ['tenant', 'slug', 'locale'],
      columns: textColumns,
      ...searchOfRecord,
    },
    changed.flatMap(({ texts }) => texts.map((one) => ({ tenant, ...one }))),
  );
  // The planner learns of new rows only from ANALYZE, which the embedded database never runs by itself.
  await db.execute(sql`ANALYZE recipes, recipe_texts`);
}
