// Measures what one shop that takes all load does to another: the 95th percentile of the quiet shop's
// calls through the host, alone and while the noisy one sends as fast as it is answered.
import { setTimeout as wait } from 'node:timers/promises';
import { openMarket } from '../../shops.mjs';
import { CallingShopper, goodsOf } from './shopper-calls.mjs';

const QUIET = { host: 'harvest.localhost', shoppers: 2, pauseMs: 50 };
const NOISY = { host: 'gruenmarkt.localhost', shoppers: 80, pauseMs: 0 };
const SECONDS = 15;

async function openShoppers(url, { host, shoppers }) {
  const opened = [];
  for (let i = 0; i < shoppers; i += 1) opened.push(await new CallingShopper(url, host).open());
  return { opened, goods: await goodsOf(opened[0]) };
}

/** Cart, cart again and a list, repeatedly; the milliseconds of the calls that were answered. */
async function shop({ opened, goods }, { pauseMs }, isOver) {
  const answered = [];
  let refused = 0;
  const { sku, quantity } = goods;
  const calls = [
    (shopper) => shopper.post('/api/carts/items', { sku, quantity }),
    (shopper) => shopper.get('/api/carts'),
    (shopper) => shopper.get('/api/products?limit=24'),
  ];
  const visit = async (shopper) => {
    for (let i = 0; !isOver(); i += 1) {
      const began = performance.now();
      const { status } = await calls[i % calls.length](shopper);
      if (status < 300) answered.push(performance.now() - began);
      else refused += 1;
      // Who is refused tries again later, as a browser does.
      await wait(status === 503 ? 200 : pauseMs);
    }
  };
  await Promise.all(opened.map(visit));
  return { answered, refused };
}

const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)];

const market = await openMarket();
try {
  const quiet = await openShoppers(market.shop.url, QUIET);
  const noisy = await openShoppers(market.shop.url, NOISY);
  const run = async (shoppers, kind) => {
    const end = performance.now() + SECONDS * 1000;
    return shop(shoppers, kind, () => performance.now() > end);
  };
  await run(quiet, QUIET);
  const alone = await run(quiet, QUIET);
  const [beside, load] = await Promise.all([run(quiet, QUIET), run(noisy, NOISY)]);
  const before = p95(alone.answered);
  const after = p95(beside.answered);
  console.log(`quiet shop alone: p95 ${before.toFixed(1)} ms of ${alone.answered.length} calls`);
  console.log(`quiet shop beside: p95 ${after.toFixed(1)} ms, refused ${beside.refused}`);
  console.log(`noisy shop: ${(load.answered.length / SECONDS).toFixed(0)} calls a second`);
  console.log(`noisy shop: refused ${load.refused}`);
  console.log(`the quiet shop's p95 is ${(after / before).toFixed(1)} times as long (at most 2)`);
} finally {
  await market.stop();
}
process.exit(0);
