// `npm run bench:scale`: what a deployment of the size in scale-figures.json needs, from measured costs.
// Prints the table of docs/scale.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const SECONDS_A_DAY = 86_400;
const DAYS_A_YEAR = 365;
const GB = 1e9;

/** Cores, machines, bytes and euros of a deployment. */
export function scaleOf({ measured, assumed }) {
  const {
    ordersASecond,
    pagesOfAnOrder,
    sharePagesRendered,
    utilisation,
    coresOfAMachine,
    euroOfACoreHour,
  } = assumed;
  const pageMs =
    measured.cachedPageMs * (1 - sharePagesRendered) + measured.renderedPageMs * sharePagesRendered;
  const hostMs = measured.hostOrderMs + pagesOfAnOrder * pageMs;
  const cores = (ms) => (ordersASecond * ms) / 1000 / utilisation;
  const hostCores = cores(hostMs);
  const apiCores = cores(measured.apiOrderMs);
  const databaseCores = cores(measured.databaseOrderMs);
  const machines = (all, size) => Math.ceil(all / size);
  const ordersADay = ordersASecond * assumed.busyHoursADay * 3600;
  const euroADay = (hostCores + apiCores + databaseCores) * 24 * euroOfACoreHour;
  return {
    hostMs,
    hostCores,
    apiCores,
    databaseCores,
    hostMachines: machines(hostCores, coresOfAMachine),
    apiMachines: machines(apiCores, coresOfAMachine),
    databases: machines(databaseCores, assumed.coresOfADatabase),
    ordersADay,
    euroOfAnOrder: euroADay / ordersADay,
    orderGbAYear: (ordersADay * DAYS_A_YEAR * measured.orderBytes) / GB,
    orderMbASecond: (ordersASecond * measured.orderBytes) / 1e6,
    customerGb: (assumed.customers * assumed.customerBytes) / GB,
    indexGb: (assumed.tenants * assumed.productsOfATenant * assumed.productBytes) / GB,
    averageOrdersASecond: ordersADay / SECONDS_A_DAY,
  };
}

const round = (value) =>
  value >= 10 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(2)).toString();

function table(scale) {
  const rows = [
    ['processor time of a storefront for an order, pages included', `${round(scale.hostMs)} ms`],
    ['storefronts', `${round(scale.hostCores)} cores, ${scale.hostMachines} machines`],
    ['backends', `${round(scale.apiCores)} cores, ${scale.apiMachines} machines`],
    ['PostgreSQL', `${round(scale.databaseCores)} cores, ${scale.databases} servers`],
    ['orders a day', round(scale.ordersADay)],
    ['orders in a year', `${round(scale.orderGbAYear)} GB`],
    ['written while it is busy', `${round(scale.orderMbASecond)} MB/s`],
    ['customers', `${round(scale.customerGb)} GB`],
    ['product indexes of all shops', `${round(scale.indexGb)} GB`],
    ['processors for an order', `${(scale.euroOfAnOrder * 100).toFixed(4)} cents`],
  ];
  return ['| what | needed |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)];
}

const file = path.join(import.meta.dirname, 'scale-figures.json');
console.log(table(scaleOf(JSON.parse(readFileSync(file, 'utf8')))).join('\n'));
