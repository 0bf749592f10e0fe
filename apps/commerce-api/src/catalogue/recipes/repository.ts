import type { Allergen } from '@larder/contracts/catalogue';
import type { RecipeTile } from '@larder/contracts/recipes';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { StoredPicture } from '../tables.js';
import type { Scope } from '../../kernel/scope.js';
import { firstRow, rows } from '../../kernel/database/database.js';
import type { RecipeInput } from './recipe-record.js';

export interface TileRow {
  readonly slug: string;
  readonly name: string;
  readonly minutes: number;
  readonly difficulty: RecipeTile['difficulty'];
  readonly seasons: RecipeTile['seasons'];
  readonly marks: RecipeTile['marks'];
  readonly picture: StoredPicture | null;
}

const tileColumns = sql`r.slug, t.name, r.minutes, r.difficulty, r.seasons, r.marks, r.picture`;

/** Recipes `r` with their texts `t` in the scope's language. */
export const recipesIn = ({ tenant, locale }: Scope) =>
  sql`recipes r JOIN recipe_texts t ON t.tenant = r.tenant AND t.slug = r.slug
    AND t.locale = ${locale} WHERE r.tenant = ${tenant}`;

export function toTile({ picture, ...row }: TileRow): RecipeTile {
  return { ...row, ...(picture && { picture: { ...picture, alt: row.name } }) };
}

interface Part {
  readonly where: SQL;
  readonly orderBy: SQL;
  readonly limit: number;
  readonly offset?: number;
}

export async function findTiles(scope: Scope, part: Part): Promise<RecipeTile[]> {
  const found = await rows<TileRow>(
    scope.db,
    sql`SELECT ${tileColumns} FROM ${recipesIn(scope)} AND ${part.where}
      ORDER BY ${part.orderBy}, r.slug LIMIT ${part.limit} OFFSET ${part.offset ?? 0}`,
  );
  return found.map(toTile);
}

/** A recipe in the scope's language with its stored product data. */
export async function findRecipe(scope: Scope, slug: string) {
  return firstRow<{ recipe: RecipeInput; skus: string[]; mainSkus: string[] }>(
    scope.db,
    sql`SELECT t.recipe, r.skus, r.main_skus AS "mainSkus" FROM ${recipesIn(scope)}
      AND r.slug = ${slug}`,
  );
}

/** A list of texts as one parameter of SQL. */
export const textList = (list: readonly string[]) =>
  sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(list)}::jsonb))`;

/** Recipes that share ingredients, most of them first. */
export async function findRelated(
  scope: Scope,
  slug: string,
  skus: readonly string[],
  most: number,
): Promise<RecipeTile[]> {
  const shared = sql`cardinality(ARRAY(SELECT unnest(r.main_skus) INTERSECT SELECT unnest(${textList(skus)})))`;
  return findTiles(scope, {
    where: sql`r.slug <> ${slug} AND r.main_skus && ${textList(skus)}`,
    orderBy: sql`${shared} DESC, r.published_on DESC NULLS LAST`,
    limit: most,
  });
}

export interface ProductFacts {
  readonly sku: string;
  readonly slug: string;
  readonly allergens: Allergen[];
  readonly traces: Allergen[];
  /** Whether a list of ingredients is known; without one nothing is free of anything. */
  readonly isKnown: boolean;
}

/** The shop's data for the products with these skus; unknown ones are left out. */
export async function findFacts(scope: Scope, skus: readonly string[]): Promise<ProductFacts[]> {
  return rows<ProductFacts>(
    scope.db,
    sql`SELECT p.sku, p.slug, p.allergens, p.traces,
        coalesce(t.texts->>'ingredients', '') <> '' AS "isKnown"
      FROM products p
      JOIN product_texts t ON t.tenant = p.tenant AND t.sku = p.sku AND t.locale = ${scope.locale}
      WHERE p.tenant = ${scope.tenant} AND p.sku = ANY(${textList(skus)})`,
  );
}
