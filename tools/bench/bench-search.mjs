// `npm run bench:search`: how well and how fast the search finds. The demo shop's judged queries
// first, then 50,000 invented products (tools/demo/src/bulk): import, listings, searches and
// suggestions by 20 clients at once on PostgreSQL, and queries with a mistake.
// `PRODUCT_SEARCH=postgres npm run bench:search` does so with the search in PostgreSQL.
// `npm run bench:search -- --embedded` imports into the embedded database too.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../setup/bootstrap.mjs';

ensureInstalled();
const { Client } = (await import('pg')).default;
const { startPostgres } = await import('../run/postgres.mjs');
const { missed, note } = await import('./report.mjs');
const { residentMegabytes } = await import('./load/process-cost.mjs');
const { listings, searches, suggestions } = await import('./search/query-urls.mjs');
const { runProgram, startBackend } = await import('./search/backend.mjs');
const { unusualQueries } = await import('./search/unusual-queries.mjs');
const { runSearchLoad } = await import('./search/load.mjs');

const PRODUCTS = 50_000;
const IMPORT = 'apps/commerce-api/src/importer/cli/import.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'larder-bench-search-'));
const feed = path.join(folder, 'products.jsonl');
const postgres = await startPostgres();
const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
let backend;
try {
  runProgram('tools/demo/src/bulk/bulk.ts', ['--out', feed, '--count', String(PRODUCTS)]);
  backend = await startBackend(env);
  const measure = 'apps/commerce-api/src/search/testing/bench-relevance.ts';
  console.log('\nthe demo shop');
  runProgram(measure, ['--url', backend.url]);
  console.log(`\n${PRODUCTS} products on PostgreSQL`);
  await importAll(backend);
  const products = readFileSync(feed, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  await loads(backend, products);
  await everydayQueries(backend);
  await searchTables();
  runProgram(measure, ['--url', backend.url, '--feed', feed]);
  note('memory of the backend after all this', residentMegabytes(backend.pid), 'MB', { most: 500 });
  if (process.argv.includes('--embedded')) embedded();
} finally {
  await backend?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
const short = missed();
console.log(`\n${short.length === 0 ? 'every bar is held' : `${short.length} bars are missed`}`);

async function importAll({ url }) {
  const seconds = runProgram(IMPORT, ['--tenant', 'gruenmarkt', feed], env);
  note('import', seconds, 's', { most: 120 });
  const started = performance.now();
  await runSearchLoad(url, () => '/api/products?pageSize=1', { clients: 1, requests: 1 });
  note('first answer after it', performance.now() - started, 'ms');
}

async function loads({ url }, products) {
  for (const [name, addresses, most] of [
    ['listing with facets', listings, 60],
    ['search', searches, 80],
    ['suggestion', suggestions, 40],
  ]) {
    await runSearchLoad(url, addresses(7, products), { requests: 600 });
    const { p50, p95, most: slowest, perSecond } = await runSearchLoad(url, addresses(1, products));
    note(`${name}, 20 clients, 95 of 100 within`, p95, 'ms', { most });
    note(`${name}, half of them within`, p50, 'ms');
    note(`${name}, slowest of all`, slowest, 'ms', { most: 1000 });
    note(`${name}, answered`, perSecond, 'a second');
  }
  const odd = await runSearchLoad(url, unusualQueries(1), { requests: 1000, fault: 500 });
  note('strange input, 20 clients, slowest of all, none a 5xx', odd.most, 'ms', { most: 1000 });
}

/** Queries that every grocer gets, one after the other. */
async function everydayQueries({ url }) {
  const words = 'milch brot butter eier käse äpfel kaffee nudeln schokolade bier'.split(' ');
  let next = 0;
  const address = () =>
    `/api/products/search/${encodeURIComponent(words[next++ % words.length])}?pageSize=24`;
  const { p50, p95 } = await runSearchLoad(url, address, { clients: 1, requests: 200 });
  note('ten everyday queries, half of them within', p50, 'ms');
  note('ten everyday queries, 95 of 100 within', p95, 'ms');
}

async function searchTables() {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(`SELECT relname,
      pg_table_size(oid) / 1e6 AS rows, pg_indexes_size(oid) / 1e6 AS indexes FROM pg_class
    WHERE relname IN ('search_documents', 'search_joined_words', 'search_words') ORDER BY 1`);
  await client.end();
  for (const { relname, rows: megabytes, indexes } of rows) {
    note(`${relname}, rows`, Number(megabytes), 'MB');
    note(`${relname}, indexes`, Number(indexes), 'MB');
  }
}

function embedded() {
  const data = { DATA_DIR: path.join(folder, 'embedded'), DATABASE_URL: '' };
  const seconds = runProgram(IMPORT, ['--tenant', 'gruenmarkt', feed], data);
  note('import into the embedded database', seconds, 's', { most: 300 });
}
