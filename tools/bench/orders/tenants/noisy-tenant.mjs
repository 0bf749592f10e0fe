// Measures what one shop that takes all load does to another: the 95th percentile of the quiet shop's
// calls through the host, alone and while the noisy one sends as fast as it is answered; several times,
// as the percentile of one round varies by half.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from '../../median.mjs';
import { openMarket } from '../../shops.mjs';
import { openShoppers, visit } from './visits.mjs';

const QUIET = { host: 'harvest.localhost', shoppers: 2 };
const PAUSE_MS = 50;
const SECONDS = 15;
const ROUNDS = 5;
const MOST = 2;

const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)];

async function measure(url, quiet) {
  const alone = await visit(quiet, PAUSE_MS, SECONDS);
  const noisy = fork(new URL('./noisy-visitors.mjs', import.meta.url), [url]);
  await once(noisy, 'message');
  noisy.send(SECONDS);
  const [beside, [load]] = await Promise.all([
    visit(quiet, PAUSE_MS, SECONDS),
    once(noisy, 'message'),
  ]);
  const before = p95(alone.answered);
  const after = p95(beside.answered);
  console.log(
    `quiet shop: p95 ${before.toFixed(1)} ms alone, ${after.toFixed(1)} ms beside, ` +
      `refused ${beside.refused}; noisy shop: ${load.perSecond.toFixed(0)} calls a second, ` +
      `refused ${load.refused}`,
  );
  return after / before;
}

const market = await openMarket();
let ratio = Infinity;
try {
  const { url } = market.shop;
  const quiet = await openShoppers(url, QUIET);
  await visit(quiet, PAUSE_MS, SECONDS);
  const ratios = [];
  for (let i = 0; i < ROUNDS; i += 1) ratios.push(await measure(url, quiet));
  ratio = median(ratios);
  console.log(`the quiet shop's p95 is ${ratio.toFixed(1)} times as long (at most ${MOST})`);
} finally {
  await market.stop();
}
process.exit(ratio > MOST ? 1 : 0);
