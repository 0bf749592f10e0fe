import type { Product } from '@larder/contracts/catalogue';
import type { JudgedProduct, JudgedQuery } from './relevance-judgements.js';
import { ndcg } from './relevance-judgements.js';
import { mistypedQuery, seededRandom } from './mistype.js';

/** Answers the products of a search, the best first, and how many there are. */
export type Find = (
  query: string,
) => Promise<{ readonly total: number; readonly results: readonly Product[] }>;

export function judgedOf(product: Product): JudgedProduct {
  const { name, brand, packSize, category, parentCategories } = product;
  const categories = [...parentCategories, category].map(({ slug }) => slug);
  return { name, brand: brand?.slug, packSize, categories };
}

export interface QueryFigure {
  readonly kind: string;
  readonly query: string;
  readonly ndcg: number;
  readonly first: readonly string[];
}

/** How well each query is answered. */
export async function measureQueries(
  queries: readonly JudgedQuery[],
  catalogue: readonly Product[],
  find: Find,
): Promise<QueryFigure[]> {
  const judged = catalogue.map(judgedOf);
  const figures: QueryFigure[] = [];
  for (const { kind, query, grade } of queries) {
    const { results } = await find(query);
    const grades = results.map((product) => grade(judgedOf(product)));
    const first = results.slice(0, 5).map(({ name }, place) => `${name} (${grades[place]})`);
    figures.push({ kind, query, ndcg: ndcg(grades, judged.map(grade)), first });
  }
  return figures;
}

/** Of the queries with one mistake each, those that find nothing. */
export async function measureMistakes(queries: readonly string[], find: Find, seed = 1) {
  const dice = seededRandom(seed);
  const typed = queries.flatMap((query) => mistypedQuery(query, dice) ?? []);
  const empty: string[] = [];
  for (const query of typed) if ((await find(query)).total === 0) empty.push(query);
  return { asked: typed.length, empty };
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
