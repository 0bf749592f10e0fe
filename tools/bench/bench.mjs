// `npm run bench`: every time-dependent figure of docs/architecture.md, beside its target. `npm run
// bench -- server` runs the parts whose names contain one of the words. The host has one core to
// itself, load and backend the other; medians of three. Run it on an idle machine.
import path from 'node:path';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';

ensureInstalled();
const { ensureBuilt } = await import('../run/build.mjs');
const { ensurePictures } = await import('../run/pictures.mjs');
const { accountCalls } = await import('./account-rows.mjs');
const { audits, interaction, sizes } = await import('./browser-rows.mjs');
const { cachedPages, cartCalls, freshPages } = await import('./server-rows.mjs');
const { missed } = await import('./report.mjs');
const { openMarket, pin } = await import('./shops.mjs');

const wanted = process.argv.slice(2);
const parts = {
  'server fresh': freshPages,
  'server cached': cachedPages,
  'server cart': cartCalls,
  'server accounts': accountCalls,
  'browser sizes': ({ shop }) => sizes(shop),
  'browser interaction': ({ shop }) => interaction(shop),
  'browser lighthouse': ({ shop }) => audits(shop),
};

ensureBuilt();
ensurePictures(path.join(root, '.data'));
// What is started from here is born on the second core.
pin(process.pid, 1);
const market = await openMarket();
try {
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    console.log(`\n${name}`);
    // A browser needs what a shopper's machine has.
    if (name.startsWith('browser')) {
      const { host, api } = market.shop.pids();
      for (const pid of [process.pid, host, api]) pin(pid, '0-1');
    }
    await run(market);
  }
} finally {
  await market.stop();
}
const short = missed();
console.log(`\n${short.length === 0 ? 'every bar is held' : `${short.length} bars are missed`}`);
