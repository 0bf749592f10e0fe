// Measures what an order costs: processor time of host, backend and PostgreSQL, and bytes in the database.
// Writes the figures into scale-figures.json, from which `npm run bench:scale` computes. Processor time
// hardly depends on what else the machine does.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from '../../run/database-client.mjs';
import { cpuSeconds, databaseSeconds } from '../load/process-cost.mjs';
import { openMarket } from '../shops.mjs';
import { addresses, addSlotCapacity, products } from './market-data.mjs';
import { OrderingShopper } from './ordering-shopper.mjs';
import { Tally } from './tally.mjs';

const COUNT = 60;
const FILE = path.join(import.meta.dirname, 'scale-figures.json');

const market = await openMarket();
try {
  await addSlotCapacity(market.databaseUrl, 1000);
  const shop = { url: market.shop.url, host: 'gruenmarkt.localhost' };
  const goods = await products(shop, 60);
  const places = await addresses(shop);
  const tally = new Tally();
  const place = (count) =>
    new OrderingShopper({ shop, goods, place: places[0], think: 0, tally, name: 'cost' }).shop(
      () => tally.orders < count && tally.errors.size === 0,
    );
  const bytes = () =>
    withDatabase(market.databaseUrl, async (client) => {
      const { rows } = await client.query('SELECT pg_database_size(current_database()) AS size');
      return Number(rows[0].size);
    });
  await place(Math.ceil(COUNT / 4));
  const { host, api } = market.shop.pids();
  const read = async () => [
    cpuSeconds(host),
    cpuSeconds(api),
    databaseSeconds(new URL(market.databaseUrl).port),
    tally.orders,
    await bytes(),
  ];
  const before = await read();
  await place(tally.orders + COUNT);
  const spent = (await read()).map((value, i) => value - before[i]);
  const [hostS, apiS, databaseS, orders, size] = spent;
  const figures = JSON.parse(readFileSync(FILE, 'utf8'));
  const ms = (seconds) => Math.round((seconds * 10_000) / orders) / 10;
  Object.assign(figures.measured, {
    hostOrderMs: ms(hostS),
    apiOrderMs: ms(apiS),
    databaseOrderMs: ms(databaseS),
    orderBytes: Math.round(size / orders),
  });
  writeFileSync(FILE, `${JSON.stringify(figures, undefined, 2)}\n`);
  console.log(figures.measured);
} finally {
  await market.stop();
}
process.exit(0);
