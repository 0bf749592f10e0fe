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
const { machine } = await import('./machine-rows.mjs');
const { phoneInteractions } = await import('./interactions/phone-rows.mjs');
const { cachedPages, cartCalls, freshPages } = await import('./server-rows.mjs');
const { missed, results, say } = await import('./report.mjs');
const { runParts } = await import('./run-parts.mjs');
const { openMarket, pin } = await import('./shops.mjs');

const isJson = process.argv.includes('--json');
const wanted = process.argv.slice(2).filter((word) => word !== '--json');
const parts = {
  machine,
  'server fresh': freshPages,
  'server cached': cachedPages,
  'server cart': cartCalls,
  'server accounts': accountCalls,
  'browser sizes': ({ shop }) => sizes(shop),
  'browser interaction': ({ shop }) => interaction(shop),
  'browser phone': ({ shop }) => phoneInteractions(shop),
  'browser lighthouse': ({ shop }) => audits(shop),
};

ensureBuilt();
ensurePictures(path.join(root, '.data'));
// What is started from here is born on the second core.
pin(process.pid, 1);
const market = await openMarket();
try {
  await runParts(parts, wanted, market, (name) => {
    // A browser needs what a shopper's machine has.
    if (!name.startsWith('browser')) return;
    const { host, api } = market.shop.pids();
    for (const pid of [process.pid, host, api]) pin(pid, '0-1');
  });
} finally {
  await market.stop();
}
const short = missed();
const { unmeasured } = results();
say(`\n${short.length === 0 ? 'every budget is met' : `${short.length} budgets are missed`}`);
if (unmeasured.length > 0) say(`${unmeasured.length} parts were not measured to their end`);
if (isJson) process.stdout.write(`${JSON.stringify(results(), null, 2)}\n`);
// Nothing that a failed part left open may keep the process alive.
process.exit(unmeasured.length > 0 ? 1 : 0);
