import { ProductMark } from '@larder/contracts/catalogue/schemas';
import type { RecipeFacet, RecipePage, RecipeSort, RecipeTile } from '@larder/contracts/recipes';
import type { SQL } from 'drizzle-orm';
import { and, arrayContains, arrayOverlaps, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { marksSaying } from '../implied-labels.js';
import type { Scope } from '../../kernel/scope.js';
import { rows } from '../../kernel/database/database.js';
import { otherTerms } from '../../search/words/other-terms.js';
import type { Term } from '../../search/words/term.js';
import { containsAll, endsWithAll, parseTerm, tsQuery } from '../../search/words/term.js';
import { findTiles, newest } from './repository.js';
import { sortOrder } from './sort-order.js';
import { recipeTexts, recipes } from './tables.js';
import { textOf } from './text-of.js';

export interface RecipeQuery {
  readonly offset: number;
  readonly pageSize: number;
  readonly slugs?: readonly string[] | undefined;
  readonly mark?: RecipeTile['marks'][number] | undefined;
  readonly difficulty?: RecipeTile['difficulty'] | undefined;
  readonly season?: RecipeTile['seasons'][number] | undefined;
  readonly maxMinutes?: number | undefined;
  readonly term?: string | undefined;
  readonly sort?: RecipeSort | undefined;
}

type FacetId = RecipeFacet['id'];
const facetIds = ['maxMinutes', 'mark', 'season', 'difficulty'] as const satisfies FacetId[];
/** Whole times in minutes that are offered to choose from. */
const times = [20, 30, 45, 60];

/** Which recipes, and which of them first, before any filter. */
interface Matching {
  readonly where: SQL | undefined;
  readonly orderBy: SQL;
}

/** The folded words of a recipe's name; those of its ingredients stand behind a bar. */
const namedWords = sql`split_part(${recipeTexts.words}, '|', 1)`;

/**
 * A recipe is found as a product is: in its name first, then in its ingredients. Where `isWide`, those
 * count that only begin like the term, as the vinegar `apfelessig` does for `apfel`.
 */
function matchingTerm(term: Term, isWide = true): Matching {
  if (term.words.length === 0) return { where: sql`false`, orderBy: newest };
  const hit = (weights: string, prefix = false) =>
    sql`(${recipeTexts.search} @@ ${tsQuery(term, { weights, prefix })})::int`;
  return {
    where: or(
      sql`${recipeTexts.search} @@ ${tsQuery(term, isWide ? { prefix: true } : {})}`,
      sql`${recipeTexts.search} @@ ${tsQuery(term, { weights: 'A', prefix: true })}`,
      containsAll(term, isWide ? sql`${recipeTexts.words}` : namedWords),
      endsWithAll(term, sql`${recipeTexts.words}`),
    ),
    orderBy: sql`4 * ${hit('A')} + 2 * ${hit('B')} + ${hit('A', true)} DESC, ${newest}`,
  };
}

async function matching(scope: Scope, { slugs, term }: RecipeQuery): Promise<Matching> {
  if (slugs !== undefined) {
    const list = sql.param(slugs, recipes.skus);
    return {
      where: inArray(recipes.slug, [...slugs]),
      orderBy: sql`array_position(${list}::text[], ${recipes.slug})`,
    };
  }
  if (term === undefined || term.trim() === '') return { where: undefined, orderBy: newest };
  return matchingWords(scope, parseTerm(term, scope.locale));
}

/** Matches for whole words if there are any, else for their beginnings, else for what they stand for. */
async function matchingWords(scope: Scope, term: Term): Promise<Matching> {
  const asWritten = matchingTerm(term);
  const isFound = async (one: Matching) =>
    (await findTiles(scope, { ...one, limit: 1 })).length > 0;
  const whole = { where: sql`${recipeTexts.search} @@ ${tsQuery(term)}`, orderBy: newest };
  if (term.words.length > 0 && (await isFound(whole))) return matchingTerm(term, false);
  if (await isFound(asWritten)) return asWritten;
  for (const other of await otherTerms(scope, term)) {
    const meant = matchingTerm(other);
    if (await isFound(meant)) return meant;
  }
  return asWritten;
}

/** The conditions of the query's filters by facet. */
function filtersOf({ maxMinutes, mark, season, difficulty }: RecipeQuery) {
  const filters: Record<FacetId, SQL | undefined> = {
    maxMinutes: maxMinutes === undefined ? undefined : lte(recipes.minutes, maxMinutes),
    mark: mark && arrayOverlaps(recipes.marks, marksSaying(mark)),
    // What can be cooked all year suits every season.
    season: season && or(arrayContains(recipes.seasons, [season]), eq(recipes.seasons, [])),
    difficulty: difficulty && eq(recipes.difficulty, difficulty),
  };
  return filters;
}
type Filters = ReturnType<typeof filtersOf>;

/** One page of recipes (REC-05): newest first, best matches first, or in the given order. */
export async function listRecipes(scope: Scope, query: RecipeQuery): Promise<RecipePage> {
  const { where, orderBy } = await matching(scope, query);
  const filters = filtersOf(query);
  const [results, counted] = await Promise.all([
    findTiles(scope, {
      where: and(where, ...Object.values(filters)),
      orderBy: (await sortOrder(scope, query.sort)) ?? orderBy,
      limit: query.pageSize,
      offset: query.offset,
    }),
    countValues(scope, where, filters),
  ]);
  const total = counted.find(({ facet }) => facet === 'total')?.count ?? 0;
  const facets = facetIds.flatMap((id) => facetOf(id, counted, query));
  return { total, count: results.length, offset: query.offset, results, facets };
}

interface Counted {
  readonly facet: string;
  readonly value: string;
  readonly count: number;
}

/** Every value of every facet among what the other filters leave. */
async function countValues(scope: Scope, where: SQL | undefined, filters: Filters) {
  const offered = sql`jsonb_array_elements_text(${JSON.stringify(times)}::jsonb)`;
  const impliedMarks = JSON.stringify(
    ProductMark.options.flatMap((mark) => marksSaying(mark).map((implying) => [mark, implying])),
  );
  const values: Record<FacetId, SQL> = {
    maxMinutes: sql`(SELECT v FROM ${offered} AS v WHERE r.minutes <= v::int)`,
    mark: sql`(SELECT DISTINCT m ->> 0 AS v FROM jsonb_array_elements(${impliedMarks}::jsonb) AS m
      WHERE m ->> 1 = ANY(r.marks))`,
    season: sql`(SELECT unnest(CASE WHEN r.seasons = '{}'
      THEN ARRAY['spring', 'summer', 'autumn', 'winter'] ELSE r.seasons END) AS v)`,
    difficulty: sql`(SELECT r.difficulty AS v)`,
  };
  const { minutes, difficulty, seasons, marks } = recipes;
  const among = (conditions: Partial<Filters>) =>
    scope.db
      .select({ minutes, difficulty, seasons, marks })
      .from(recipes)
      .innerJoin(recipeTexts, textOf(scope))
      .where(and(eq(recipes.tenant, scope.tenant), where, ...Object.values(conditions)))
      .as('r');
  const parts = facetIds.map(
    (id) => sql`SELECT ${id}::text AS facet, f.v AS value, count(*)::int AS count
      FROM ${among({ ...filters, [id]: undefined })}
      CROSS JOIN LATERAL ${values[id]} AS f(v) GROUP BY f.v`,
  );
  parts.push(sql`SELECT 'total', '', count(*)::int FROM ${among(filters)}`);
  return rows<Counted>(scope.db, sql.join(parts, sql` UNION ALL `));
}

const order: Readonly<Partial<Record<FacetId, readonly string[]>>> = {
  mark: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  season: ['spring', 'summer', 'autumn', 'winter'],
  difficulty: ['easy', 'medium', 'hard'],
  maxMinutes: times.map(String),
};

/** A facet with at least one value; a chosen value stays, so that it can be taken back. */
function facetOf(id: FacetId, counted: readonly Counted[], query: RecipeQuery): RecipeFacet[] {
  const chosen = query[id] === undefined ? undefined : String(query[id]);
  const counts = new Map(
    counted.filter(({ facet }) => facet === id).map(({ value, count }) => [value, count]),
  );
  if (chosen !== undefined && !counts.has(chosen)) counts.set(chosen, 0);
  const place = (value: string) => {
    const at = order[id]?.indexOf(value) ?? -1;
    return at < 0 ? 99 : at;
  };
  const values = [...counts]
    .sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
    .map(([value, count]) => ({ value, count, selected: value === chosen }));
  return values.length === 0 ? [] : [{ id, values }];
}
