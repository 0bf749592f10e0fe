// Imports a made-up feed of 100,000 products, or as many as the argument says, into gruenmarkt on PostgreSQL,
// then prices of a tenth of them by a delta feed. Prints seconds of the clock and of the processors, and
// memory: node --conditions=@larder/source tools/bench/orders/tenants/import-catalogue.mjs
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../../../setup/bootstrap.mjs';
import { startPostgres } from '../../../run/postgres.mjs';
import { databaseSeconds } from '../../load/process-cost.mjs';

const count = Number(process.argv[2] ?? 100_000);
const changes = Math.ceil(count / 10);
const load = (file) => tsImport(`../../../../apps/commerce-api/src/${file}`, import.meta.url);
const folder = mkdtempSync(path.join(tmpdir(), 'larder-import-'));

const words = 'Alpen Berg Wald Wiesen Hof Land Sonnen Winter Frühlings Garten'.split(' ');
const goods = 'Apfelsaft Vollmilch Bergkäse Roggenbrot Marille Nudeln Honig Kaffee Tee Senf'.split(
  ' ',
);
const pick = (list, number) => list[number % list.length];

/** A product with the texts that a grocer's feed has. */
function productOf(number) {
  const name = `${pick(words, number)}${pick(goods, number >> 3).toLowerCase()} Sorte ${number % 997}`;
  return {
    sku: `bench-${number}`,
    name,
    'name.en': `${name} (English)`,
    brand: `Marke ${number % 400}`,
    categoryPath: `bench/bench-${number % 20}/bench-${number % 20}-${number % 200}`,
    packSize: `${(number % 9) + 1}00 g`,
    contentAmount: ((number % 9) + 1) * 100,
    contentUnit: 'g',
    shippingWeight: 500,
    priceRegular: 99 + (number % 900),
    vatRate: 10,
    popularity: number % 1000,
    description: `${name}. ${'Aus der Region, schonend hergestellt. '.repeat(4)}`,
    ingredients: `Wasser, **Milch**, Zucker ${number % 50} %, Salz`,
    allergens: ['milk'],
    marks: ['regional'],
    origin: 'Steiermark, Österreich',
    energyKj: 1000,
    energyKcal: 239,
    fat: 10,
    saturatedFat: 2,
    carbohydrate: 30,
    sugars: 9,
    protein: 5,
    salt: 0.5,
    keywords: 'Jause Frühstück',
  };
}

async function write(name, lines) {
  const file = path.join(folder, name);
  const stream = createWriteStream(file);
  for (const line of lines) if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
  return file;
}

function* productLines() {
  for (let number = 0; number < count; number += 1) yield JSON.stringify(productOf(number));
}

function* priceLines() {
  yield 'sku,priceRegular';
  for (let number = 0; number < changes; number += 1)
    yield `bench-${number * 10},${productOf(number * 10).priceRegular + 10}`;
}

const postgres = await startPostgres();
const { port } = new URL(postgres.url);

async function measure(what, work) {
  const before = { at: Date.now(), cpu: process.cpuUsage(), database: databaseSeconds(port) };
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100);
  const report = await work();
  clearInterval(timer);
  const { user, system } = process.cpuUsage(before.cpu);
  const seconds = [
    (Date.now() - before.at) / 1000,
    (user + system) / 1e6,
    databaseSeconds(port) - before.database,
  ].map((value) => value.toFixed(1));
  console.log(
    `${what}: ${seconds[0]} s; processors: ${seconds[1]} s node, ${seconds[2]} s PostgreSQL; ` +
      `memory ${(most / 1e6).toFixed(0)} MB; taken ${report.imported}, updated ${report.updated}, ` +
      `unchanged ${report.unchanged}, refused ${report.refused.length}`,
  );
}

try {
  const { connect } = await load('kernel/database/connect.ts');
  const { seed } = await load('seeding/seed.ts');
  const { runImport } = await load('importer/run-import.ts');
  const { db, close } = await connect({ databaseUrl: postgres.url }, { unlimited: true });
  await seed(db, path.join(root, 'libs/tenants'));
  const order = { tenant: 'gruenmarkt', now: new Date() };
  const file = await write('feed.jsonl', productLines());
  const feed = () => runImport(db, { ...order, format: 'feed', file });
  await measure(`${count} new products`, feed);
  await measure('the same once more', feed);
  const prices = await write('delta.csv', priceLines());
  const later = new Date(Date.now() + 60_000);
  await measure(`${changes} prices`, () =>
    runImport(db, { ...order, now: later, format: 'delta', file: prices }),
  );
  await close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
