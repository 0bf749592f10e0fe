import { runLoad, runBaseline } from './load/load.mjs';
import { median } from './median.mjs';
import { residentMegabytes } from './load/process-cost.mjs';
import { note } from './report.mjs';
import { pin } from './shops.mjs';

const RUNS = 3;
const LISTING = '/kategorie/obst-gemuese';
const PRODUCT = '/produkt/apfel-gala';
const SEARCH = '/suche/milch';

/**
 * Runs the load three times after a warm-up and returns the median by `of`; `inLists` is that for one fixed list
 * that the same core renders in the same minute.
 */
async function middle(pid, orders, of) {
  await runLoad(pid, { ...orders, seconds: 2 });
  const results = [];
  for (let i = 0; i < RUNS; i += 1) results.push(await runLoad(pid, orders));
  const baseline = runBaseline();
  note('baseline in the same minute: a fixed list, per CPU-second', baseline, 'lists');
  const result = median(results, of);
  return { ...result, inLists: of(result) / baseline };
}

const pagesOf = (url, parts) => ({ kind: 'pages', url, ...parts });

/** Uncached renderings, by a host without a cache: its own cost, per CPU-second. */
export async function freshPages(market) {
  const { shop } = await market.start({ CACHE_MEGABYTES: '0' });
  const { host } = shop.pids();
  pin(host, 0);
  // V8 has compiled what pages share for good after some 10,000 of them: the first row would be without it.
  await runLoad(host, pagesOf(shop.url + LISTING, { clients: 16, seconds: 16, fresh: true }));
  for (const [name, path, least] of [
    ['listing of 48 tiles', LISTING, 700],
    ['product page', PRODUCT, 1200],
    ['search page', SEARCH, 700],
  ]) {
    const orders = pagesOf(shop.url + path, { clients: 16, seconds: 6, fresh: true });
    const result = await middle(host, orders, ({ perCpuSecond }) => perCpuSecond);
    note(`${name}, not cached, by CPU-second of the host`, result.perCpuSecond, 'pages', { least });
    note(`${name}, not cached, for one list of the baseline`, result.inLists, 'pages');
    note(`${name}, not cached, by the clock`, result.perSecond, 'pages/s');
  }
}

/** Pages from the cache, and what the host holds after all this. */
export async function cachedPages(market) {
  const { shop, ready } = await market.start();
  const { host } = shop.pids();
  note('host ready after start', ready / 1000, 's', { most: 1 });
  pin(host, 0);
  const orders = pagesOf(shop.url + LISTING, { clients: 40, seconds: 6 });
  const result = await middle(host, orders, ({ perCpuSecond }) => perCpuSecond);
  const perCpuSecond = Math.round(result.perCpuSecond);
  note('listing from the cache, by CPU-second of the host', perCpuSecond, 'pages', {
    least: 15_000,
  });
  note('listing from the cache, for one list of the baseline', result.inLists, 'pages');
  // What sends the requests may need more of its core than the host does.
  note('listing from the cache, by the clock', result.perSecond, 'pages/s');
  note('listing from the cache, slowest in a hundred', result.p99, 'ms');
  await runLoad(host, {
    ...orders,
    url: shop.url + PRODUCT,
    clients: 16,
    fresh: true,
  });
  note('memory of the host after load', residentMegabytes(host), 'MB', { most: 220 });
}

/** Changes of carts by twenty shoppers at once; the backend on one core, database and load on the other. */
export async function cartCalls(market) {
  const { api, host } = market.shop.pids();
  const orders = { kind: 'cart', host: 'gruenmarkt.localhost', clients: 20, seconds: 6 };
  const sku = '101504';
  pin(api, 0);
  const direct = { ...orders, sku, url: market.shop.apiUrl };
  const alone = await middle(api, direct, ({ perSecond }) => perSecond);
  note('add-to-cart calls on PostgreSQL, 20 clients', alone.perSecond, 'calls/s', { least: 800 });
  note('add-to-cart calls, for one list of the baseline', alone.inLists, 'calls');
  note('add-to-cart calls, slowest in a hundred', alone.p99, 'ms');
  pin(api, '0-1');
  const proxied = await middle(
    host,
    { ...orders, sku, url: market.shop.url },
    ({ perSecond }) => perSecond,
  );
  note('add-to-cart calls through the host', proxied.perSecond, 'calls/s');
}
