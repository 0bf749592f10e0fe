import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a judgement is about: a product as a shopper sees it. */
export interface JudgedProduct {
  readonly name: string;
  readonly brand?: string | undefined;
  readonly packSize: string;
  /** Slugs from the root down. */
  readonly categories: readonly string[];
}

export interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  /** 3 is what was asked for, 0 what has nothing to do with it. */
  grade(product: JudgedProduct): number;
}

type Rule = (product: JudgedProduct) => boolean;

function condition(text: string): Rule {
  const rest = text.slice(1);
  if (text.startsWith('/')) return ({ categories }) => categories.includes(rest);
  if (text.startsWith('@')) return ({ brand }) => brand === rest;
  if (text.startsWith('#')) return ({ packSize }) => packSize.replaceAll(' ', '_') === rest;
  const pattern = new RegExp(text, 'iu');
  return ({ name }) => pattern.test(name);
}

function rulesOf(cell = ''): Rule[] {
  return cell
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const all = text.split(/\s+/).map(condition);
      return (product: JudgedProduct) => all.every((one) => one(product));
    });
}

/** Queries with what should be found for them, for a locale of the demo shop. */
export function readJudged(locale: string): JudgedQuery[] {
  const file = path.join(import.meta.dirname, 'relevance', `${locale}.txt`);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      // A bar parts the cells; inside of a pattern there is none.
      const [kind = '', query = '', ...cells] = line.split(' | ').map((cell) => cell.trim());
      const grades = cells
        .join(' | ')
        .split(/\s*\|\s*/)
        .map(rulesOf);
      return {
        kind,
        query,
        grade: (product) => {
          const place = grades.findIndex((rules) => rules.some((rule) => rule(product)));
          return place < 0 ? 0 : 3 - place;
        },
      };
    });
}

const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);

function gainOf(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, place) => sum + gain(grade, place), 0);
}

/**
 * How near the order of the results comes to the best one possible, from 0 to 1: nDCG at `depth`.
 * `all` are the grades of every product of the shop.
 */
export function ndcg(results: readonly number[], all: readonly number[], depth = 10): number {
  const best = gainOf(
    all.toSorted((a, b) => b - a),
    depth,
  );
  return best === 0 ? 1 : gainOf(results, depth) / best;
}
