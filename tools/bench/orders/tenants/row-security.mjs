// Measures what row-level security costs: processor time of backend and PostgreSQL for a call, with and
// without it, in turns. With two shops at the same time, connections change their scope; with one they
// keep it.
import { databaseSeconds, cpuSeconds } from '../../load/process-cost.mjs';
import { median } from '../../median.mjs';
import { openMarket } from '../../shops.mjs';
import { CallingShopper, goodsOf } from './shopper-calls.mjs';

const HOSTS = ['gruenmarkt.localhost', 'harvest.localhost'];
const SHOPPERS_A_SHOP = 4;
const ROUNDS = 7;
const CALLS_A_SHOPPER = 60;

/** What is called; each call gets its number, so that no cache answers lists. */
const kinds = {
  'add to the cart': (shopper, { sku, quantity }, i) =>
    shopper.post('/api/carts/items', { sku, quantity: quantity * (1 + (i % 5)) }),
  'read the cart': (shopper) => shopper.get('/api/carts'),
  'list products': (shopper, _goods, i) => shopper.get(`/api/products?limit=24&offset=${i % 40}`),
  'validate the cart': (shopper) => shopper.get('/api/carts/validation'),
};

async function openSide(setting) {
  process.env.ROW_LEVEL_SECURITY = setting;
  const market = await openMarket();
  const shoppers = [];
  for (const host of HOSTS)
    for (let i = 0; i < SHOPPERS_A_SHOP; i += 1) {
      const shopper = await new CallingShopper(market.shop.apiUrl, host).open();
      shoppers.push({ host, shopper, goods: await goodsOf(shopper) });
    }
  const port = new URL(market.databaseUrl).port;
  const spent = () => [cpuSeconds(market.shop.pids().api), databaseSeconds(port)];
  return { setting, market, shoppers, spent };
}

/** Milliseconds of backend and database for a call of one kind. */
async function run({ shoppers: all, spent }, hosts, call) {
  const shoppers = all.filter(({ host }) => hosts.includes(host));
  const before = spent();
  await Promise.all(
    shoppers.map(async ({ shopper, goods }) => {
      for (let i = 0; i < CALLS_A_SHOPPER; i += 1) {
        const { status, text } = await call(shopper, goods, i);
        if (status >= 300) throw new Error(`${status}: ${text.slice(0, 200)}`);
      }
    }),
  );
  const count = shoppers.length * CALLS_A_SHOPPER;
  return spent().map((seconds, i) => ((seconds - before[i]) * 1000) / count);
}

/** Measures one kind of call on both sides in turns. */
async function compare(sides, hosts, [name, call]) {
  const seen = { off: [], on: [] };
  for (const side of sides) await run(side, hosts, call);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      seen[side.setting].push(await run(side, hosts, call));
  const ms = (setting, part) => median(seen[setting].map((one) => one[part]));
  const [off, on] = ['off', 'on'].map((setting) => ms(setting, 0) + ms(setting, 1));
  return {
    call: name,
    shops: hosts.length,
    'backend off': ms('off', 0).toFixed(2),
    'backend on': ms('on', 0).toFixed(2),
    'database off': ms('off', 1).toFixed(2),
    'database on': ms('on', 1).toFixed(2),
    more: `${((on / off - 1) * 100).toFixed(1)} %`,
  };
}

const sides = [await openSide('off'), await openSide('on')];
try {
  const table = [];
  for (const hosts of [HOSTS.slice(0, 1), HOSTS])
    for (const kind of Object.entries(kinds)) table.push(await compare(sides, hosts, kind));
  console.table(table);
} finally {
  for (const { market } of sides) await market.stop();
}
process.exit(0);
