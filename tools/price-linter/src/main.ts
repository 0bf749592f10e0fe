/**
 * Reads the prices of every page of every shop at `--url` and reports what breaks the rules of its
 * country; `--names` are the class names of a price as JSON, `--one-of N` reads every page of lists and
 * one in N of the others. Ends with 1 when something breaks one.
 */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rulePacks } from '@larder/pricing';
import { lintShop, type ShopToLint } from './lint-shop.js';
import type { PriceNames, PriceTexts } from './read-prices.js';

const root = path.join(import.meta.dirname, '../../..');
const tenants = path.join(root, 'libs/tenants');
const SHOWN = 40;

interface Config {
  readonly hosts: readonly string[];
  readonly clientRuntimeConfig: {
    readonly country?: string;
    readonly locales: readonly { readonly code: string; readonly prefix?: string }[];
    readonly slugs: { readonly search: string };
  };
}

const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

function priceTexts(tenant: string, language: string): PriceTexts {
  const own = path.join(tenants, tenant, 'messages', `${language}.json`);
  const shipped = (code: string) =>
    path.join(root, `libs/features/catalogue/src/messages/${code}.json`);
  const file = existsSync(shipped(language)) ? shipped(language) : shipped('en');
  const texts = {
    ...json<{ readonly shop: Record<string, string> }>(file).shop,
    ...(existsSync(own) && json<Record<string, string>>(own)),
  };
  const text = (key: string) => texts[`catalogue.${key}`] ?? texts[key] ?? '';
  return {
    lowest: text('price.lowest'),
    maximum: text('price.maximum'),
    deposit: text('price.deposit'),
    units: { kg: text('unit.kg'), g: text('unit.g'), l: text('unit.l'), ml: text('unit.ml') },
  };
}

/** Language of a path: that of the locale whose prefix it has. */
function languageAt(locales: Config['clientRuntimeConfig']['locales']) {
  const bare = locales.find(({ prefix }) => !prefix) ?? locales[0];
  return (page: string) => {
    const found = locales.find(({ prefix }) => prefix && `${page}/`.startsWith(`/${prefix}/`));
    return ((found ?? bare)?.code ?? 'en').split('-')[0] ?? 'en';
  };
}

function shopOf(tenant: string, base: string, names: PriceNames, oneOf: number): ShopToLint {
  const config = json<Config>(path.join(tenants, tenant, 'config.json'));
  const { country = '', locales, slugs } = config.clientRuntimeConfig;
  const pack = rulePacks[country];
  if (!pack) throw new Error(`${tenant}: there are no price rules for the country "${country}"`);
  const language = languageAt(locales);
  const textsOf = (page: string) => priceTexts(tenant, language(page));
  const searches = locales.map(({ prefix }) =>
    ['', prefix, slugs.search].filter((part, at) => at === 0 || part).join('/'),
  );
  return { base, host: config.hosts[0] ?? '', pack, names, textsOf, searches, oneOf };
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    names: { type: 'string' },
    'one-of': { type: 'string', default: '1' },
  },
});
if (!values.url || !values.names) throw new Error('--url and --names are needed');
const names = JSON.parse(values.names) as PriceNames;
const print = (line: string) => void process.stdout.write(`${line}\n`);
let count = 0;
for (const tenant of readdirSync(tenants)) {
  const { pages, prices, findings } = await lintShop(
    shopOf(tenant, values.url, names, Number(values['one-of'])),
  );
  print(`${tenant}: ${prices} prices on ${pages} pages, ${findings.length} breaches`);
  for (const { page, product = '', rule, what, source } of findings.slice(0, SHOWN))
    print(`  ${page} ${product === page ? '' : product}: ${rule}: ${what} (${source})`);
  // A reader that finds no price has lost the markup, not the breaches.
  count += findings.length + (prices === 0 ? 1 : 0);
}
process.exit(count > 0 ? 1 : 0);
