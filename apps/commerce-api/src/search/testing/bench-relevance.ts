import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Product } from '@larder/contracts/catalogue';
import type { ProductSearchResult } from '@larder/contracts/search';
import { readJudged } from './relevance-judgements.js';
import type { Find } from './measure-relevance.js';
import { mean, measureMistakes, measureQueries } from './measure-relevance.js';
import { seededRandom } from './mistype.js';

/** Prints how well a running backend finds: the judged queries, or with `--feed` the names of a feed. */
const { values } = parseArgs({ options: { url: { type: 'string' }, feed: { type: 'string' } } });

function say(what: string, value: string): void {
  process.stdout.write(`  ${what.padEnd(62)} ${value}\n`);
}

async function ask(path: string, locale: string): Promise<ProductSearchResult> {
  const answer = await fetch(new URL(path, values.url), {
    headers: { 'accept-language': locale, 'x-forwarded-host': 'gruenmarkt.localhost' },
  });
  if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
  return (await answer.json()) as ProductSearchResult;
}

const finder =
  (locale: string): Find =>
  (query) =>
    ask(`/api/products/search/${encodeURIComponent(query.slice(0, 100))}?pageSize=10`, locale);

async function catalogueOf(locale: string): Promise<Product[]> {
  const products: Product[] = [];
  for (;;) {
    const page = await ask(`/api/products?pageSize=96&offset=${products.length}`, locale);
    products.push(...page.results);
    if (page.count === 0 || products.length >= page.total) return products;
  }
}

const share = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;

async function judged(locale: string): Promise<void> {
  const queries = readJudged(locale);
  const find = finder(locale);
  const figures = await measureQueries(queries, await catalogueOf(locale), find);
  say(`${locale}: nDCG@10 of ${queries.length} queries`, mean(figures.map((one) => one.ndcg)).toFixed(3)); // prettier-ignore
  for (const kind of new Set(figures.map((one) => one.kind))) {
    const own = figures.filter((one) => one.kind === kind);
    say(`  ${kind} (${own.length})`, mean(own.map((one) => one.ndcg)).toFixed(3));
  }
  const nothing = figures.filter(({ first }) => first.length === 0);
  say(`${locale}: nothing found`, share(nothing.length, figures.length));
  const once = queries.filter(({ kind }) => kind !== 'typo').map(({ query }) => query);
  for (const seed of [1, 2, 3]) {
    const { asked, empty } = await measureMistakes(once, find, seed);
    say(`${locale}: nothing found with one mistake, ${asked} queries`, share(empty.length, asked));
  }
}

const sampled = 500;

/** Names of the feed as queries, right and with a mistake: what has that name is what is meant. */
async function named(file: string): Promise<void> {
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  const dice = seededRandom(3);
  const names = Array.from({ length: sampled }, () => {
    const row = JSON.parse(rows[Math.floor(dice() * rows.length)] ?? '{}') as { name: string };
    return row.name;
  });
  const find = finder('de-AT');
  const firsts = [];
  for (const name of names) firsts.push((await find(name)).results[0]?.name === name);
  say(
    `${sampled} names: the first hit has the name`,
    share(firsts.filter(Boolean).length, sampled),
  );
  const { asked, empty } = await measureMistakes(names, find);
  say(`nothing found for a name with one mistake, ${asked} queries`, share(empty.length, asked));
}

if (values.feed === undefined) for (const locale of ['de-AT', 'en']) await judged(locale);
else await named(values.feed);
