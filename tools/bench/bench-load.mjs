// `npm run bench:load`: shoppers who order on PostgreSQL at the same time, through the host as browsers
// do, each thinking between two calls as people do. Prints how long the calls took, what was refused and
// why, and every error. LOAD_SHOPPERS (200), LOAD_SECONDS (300), LOAD_THINK_MS (1000, the middle).
// Run it on a machine that does nothing else.
import path from 'node:path';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';
import { readSetting } from '../checks/settings/read-setting.mjs';

ensureInstalled();
const { ensureBuilt } = await import('../run/build.mjs');
const { ensurePictures } = await import('../run/pictures.mjs');
const { openMarket } = await import('./shops.mjs');
const { missed, note } = await import('./report.mjs');
const { Tally, at } = await import('./orders/tally.mjs');
const { OrderingShopper } = await import('./orders/ordering-shopper.mjs');
const { addresses, products, addSlotCapacity } = await import('./orders/market-data.mjs');

const shoppers = readSetting('LOAD_SHOPPERS');
const seconds = readSetting('LOAD_SECONDS');
const think = readSetting('LOAD_THINK_MS');
/** Milliseconds that 95 of a hundred cart calls may take. */
const P95_MS = 150;
const PRODUCTS = 60;

ensureBuilt();
ensurePictures(path.join(root, '.data'));
const market = await openMarket();
const tally = new Tally();
try {
  await addSlotCapacity(market.databaseUrl, shoppers);
  const shop = { url: market.shop.url, host: 'gruenmarkt.localhost' };
  const goods = await products(shop, PRODUCTS);
  const places = await addresses(shop);
  const end = performance.now() + seconds * 1000;
  const all = Array.from({ length: shoppers }, (_, i) => {
    const place = places[i % places.length];
    return new OrderingShopper({ shop, goods, place, think, tally, name: `load-${i}` });
  });
  await Promise.all(all.map((one) => one.shop(() => performance.now() < end)));
} finally {
  await market.stop();
}
report();
process.exit(missed().length > 0 ? 1 : 0);

function report() {
  console.log(`\n${shoppers} shoppers for ${seconds} s, ${think} ms between two calls`);
  for (const [kind, times] of tally.times()) {
    note(`${kind}: calls`, times.length, 'calls');
    note(`${kind}: half of them within`, at(times, 0.5), 'ms');
    const bar = kind === 'cart' ? { most: P95_MS } : {};
    note(`${kind}: 95 of a hundred within`, at(times, 0.95), 'ms', bar);
    note(`${kind}: 99 of a hundred within`, at(times, 0.99), 'ms');
  }
  note('orders', tally.orders, 'orders', { least: 1 });
  for (const [reason, count] of tally.refusals) note(`refused: ${reason}`, count, 'calls');
  for (const [reason, count] of tally.errors) note(`error: ${reason}`, count, 'calls', { most: 0 });
  if (tally.errors.size === 0) note('errors', 0, 'calls', { most: 0 });
}
