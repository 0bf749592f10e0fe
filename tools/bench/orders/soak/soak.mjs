// `npm run soak -- --minutes 120`: visitors look at pages, fill carts and order on PostgreSQL at half of what
// the machine can do, or at `--rate 6` requests a second beside other work. Ends with 0 if no request failed
// and the memory of storefront and backend is flat. The result is written into last-soak.json.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../../../setup/bootstrap.mjs';

ensureInstalled();
const { ensureBuilt } = await import('../../../run/build.mjs');
const { ensurePictures } = await import('../../../run/pictures.mjs');
const { freePort } = await import('../../../run/postgres.mjs');
const { openMarket } = await import('../../shops.mjs');
const { addresses, addSlotCapacity, products } = await import('../market-data.mjs');
const { OrderingShopper } = await import('../ordering-shopper.mjs');
const { Tally, at } = await import('../tally.mjs');
const { curveOf, judge, judgeHighWater } = await import('./memory-trend.mjs');
const { PageVisitor, pagePaths, visitAll } = await import('./page-visitor.mjs');
const { sampleProcesses } = await import('./sample-processes.mjs');

const FILE = path.join(import.meta.dirname, 'last-soak.json');
const VISITORS = 12;
const SHOPPERS = 8;
const PAGES = 200;
const GOODS = 60;
const CALIBRATION_S = 20;
const SAMPLE_MS = 10_000;
/**
 * Requests after which V8 compiles hardly any more: until then its machine code makes both heaps grow by some
 * megabytes. A slow machine stops earlier and needs a longer run.
 */
const WARM_REQUESTS = 15_000;
const WARM_MS = 15 * 60_000;
const LOAD = 0.5;
/** Samples between two lines about a run that takes hours. */
const REPORT_EVERY = 6;
/** Small enough to be full, and to drop pages, before anything is counted. */
const CACHE_MEGABYTES = '4';
/** Times the capacity of the demo's time slots for an hour of orders. */
const SLOTS_AN_HOUR = 40_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, rate: { type: 'string' } },
});
const minutes = Number(values.minutes ?? 120);
const rate = values.rate && Number(values.rate);
if (!(minutes >= 1)) throw new Error('--minutes takes a number from 1 on');
if (values.rate && !(rate > 0)) throw new Error('--rate takes requests a second');

const callsOf = (tally) => tally.times().reduce((sum, [, times]) => sum + times.length, 0);

/** Visitors and shoppers who pause for `pace.ms` between two requests, while `goesOn`. */
function crowd({ shop, goods, places, paths }, pace, tally, goesOn) {
  const common = {
    shop,
    tally,
    get think() {
      return pace.ms;
    },
  };
  const optionsOf = (more) =>
    Object.defineProperties(more, Object.getOwnPropertyDescriptors(common));
  const visitors = Array.from({ length: VISITORS }, () => new PageVisitor(optionsOf({ paths })));
  const shoppers = Array.from({ length: SHOPPERS }, (_, i) => {
    const place = places[i % places.length];
    return new OrderingShopper(optionsOf({ goods, place, name: `soak-${i}` }));
  });
  return Promise.all([...visitors, ...shoppers].map((one) => one.shop(goesOn)));
}

/** The crowd without any pause until everything is compiled. What an overloaded shop refuses does not count. */
async function warmUp(market) {
  const tally = new Tally();
  const end = performance.now() + WARM_MS;
  const goesOn = () => callsOf(tally) < WARM_REQUESTS && performance.now() < end;
  await crowd(market, { ms: 0 }, tally, goesOn);
  console.log(`warm after ${callsOf(tally)} requests`);
}

/** Requests a second that the crowd gets answered without any pause. */
async function calibrate(market) {
  const tally = new Tally();
  const end = performance.now() + CALIBRATION_S * 1000;
  await crowd(market, { ms: 0 }, tally, () => performance.now() < end);
  return callsOf(tally) / CALIBRATION_S;
}

/** Keeps the crowd at the wanted rate, and takes a sample of memory each ten seconds. */
async function watch(processes, pace, { tally, wanted, end }) {
  const samples = [];
  const started = performance.now();
  let before = callsOf(tally);
  let last = started;
  while (performance.now() < end) {
    await wait(SAMPLE_MS);
    const calls = callsOf(tally);
    const now = performance.now();
    const perSecond = ((calls - before) * 1000) / (now - last);
    [before, last] = [calls, now];
    pace.ms *= Math.min(1.25, Math.max(0.8, perSecond / wanted));
    samples.push({
      seconds: Math.round((now - started) / 1000),
      perSecond,
      orders: tally.orders,
      ...(await sampleProcesses(processes())),
    });
    if (samples.length % REPORT_EVERY === 0) console.log(JSON.stringify(samples.at(-1)));
  }
  return samples;
}

const JUDGES = { residentMb: judgeHighWater, heapMb: judge, externalMb: judge };

/** Memory of a process over the hours, by measure, with its curve: the mean of each twentieth of the run. */
const verdictOf = (samples, name) =>
  Object.fromEntries(
    Object.entries(JUDGES).map(([measure, judged]) => {
      const points = samples.map((sample) => [sample.seconds / 3600, sample[name][measure]]);
      return [measure, { ...judged(points), curve: curveOf(points.map(([, size]) => size)) }];
    }),
  );

function summary(samples, tally, rates) {
  const memory = {
    storefront: verdictOf(samples, 'storefront'),
    backend: verdictOf(samples, 'backend'),
  };
  const counted = (map) => Object.fromEntries([...map].sort(([, a], [, b]) => b - a));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const times = Object.fromEntries(
    tally
      .times()
      .map(([kind, all]) => [
        kind,
        { count: all.length, p50Ms: Math.round(at(all, 0.5)), p99Ms: Math.round(at(all, 0.99)) },
      ]),
  );
  const isFlat = Object.values(memory)
    .flatMap((measures) => Object.values(measures))
    .every((measure) => measure.isFlat);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.trim(),
    minutes,
    machine: { processors: cpus().length, loadAtTheEnd: loadavg().map(Math.round) },
    ...rates,
    orders: tally.orders,
    times,
    memory,
    refusals: counted(tally.refusals),
    errors: counted(tally.errors),
    passed: isFlat && tally.errors.size === 0 && tally.orders > 0,
  };
}

async function soak() {
  const hostPort = await freePort();
  const apiPort = await freePort();
  const market = await openMarket({
    METRICS_PORT: String(hostPort),
    COMMERCE_API_METRICS_PORT: String(apiPort),
    CACHE_MEGABYTES,
    NODE_OPTIONS: `--require ${import.meta.dirname}/collect-garbage.cjs`,
  });
  try {
    const shop = { url: market.shop.url, host: 'gruenmarkt.localhost' };
    await addSlotCapacity(market.databaseUrl, SLOTS_AN_HOUR * Math.ceil(minutes / 60));
    const places = await addresses(shop);
    const where = {
      shop,
      places,
      goods: await products(shop, GOODS),
      paths: await pagePaths(shop, PAGES),
    };
    await visitAll(shop, where.paths);
    await warmUp(where);
    const most = await calibrate(where);
    const wanted = rate ?? most * LOAD;
    const pids = market.shop.pids();
    console.log(
      `${most.toFixed(0)} requests a second at most; ${minutes} minutes at ${wanted.toFixed(1)}`,
    );
    const processes = () => {
      const { host, api } = market.shop.pids();
      if (host !== pids.host || api !== pids.api) throw new Error('a process was started again');
      return [
        { name: 'storefront', pid: host, port: hostPort },
        { name: 'backend', pid: api, port: apiPort },
      ];
    };
    const pace = { ms: ((VISITORS + SHOPPERS) * 1000) / wanted / 2 };
    const tally = new Tally();
    const end = performance.now() + minutes * 60_000;
    const done = crowd(where, pace, tally, () => performance.now() < end);
    const samples = await watch(processes, pace, { tally, wanted, end });
    await done;
    const seconds = samples.at(-1).seconds;
    const perSecond = Math.round(callsOf(tally) / seconds);
    return summary(samples, tally, {
      mostPerSecond: Math.round(most),
      perSecond,
      samples: samples.length,
    });
  } finally {
    await market.stop();
  }
}

ensureBuilt();
ensurePictures(path.join(root, '.data'));
const result = await soak();
writeFileSync(FILE, `${JSON.stringify(result, undefined, 2)}\n`);
console.log(JSON.stringify(result, undefined, 2));
process.exit(result.passed ? 0 : 1);
