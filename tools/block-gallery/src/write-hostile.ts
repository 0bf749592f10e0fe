import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockSchemas } from './all-blocks.js';
import { hostileMessages, hostilePage, poisoned, readCorpus, vectorsFrom } from './hostile.js';
import type { Samples } from './sample.js';
import type { Json, JsonObject } from './values.js';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Json;
const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));

/** Fields of products and categories that people read. */
const READ =
  /^(name|packSize|description|origin|storage|ingredients|allergens|keywords|brand|preparation|producer)(\.|$)/;
/** Products that the hostile shop has. */
const PRODUCTS = 12;
/** Pages of blocks: each begins at another place of the corpus. */
const PAGES = 4;

/** Characters that the feed accepts only in small numbers; every attack is also in a longer field. */
const MOST: Readonly<Record<string, number>> = { packSize: 80, brand: 120, name: 250 };

/** The next attack that the field takes. */
function fitting(key: string, next: () => string): string {
  const most = MOST[key.split('.', 1)[0] ?? ''] ?? Infinity;
  let text = next();
  while (text.length > most) text = next();
  return text;
}

const onlyRead = (record: Json, next: () => string): Json =>
  Object.fromEntries(
    Object.entries(record as JsonObject).map(([key, value]) => {
      if (key === 'children')
        return [key, (value as readonly Json[]).map((one) => onlyRead(one, next))];
      return [key, READ.test(key) && typeof value === 'string' ? fitting(key, next) : value];
    }),
  );

/**
 * A shop whose texts are all attacks: pages, their metadata, menus, messages, products, categories,
 * stores. `samples` are those of the shop that it is derived from; returns its pages' slugs.
 */
export async function writeHostileTenant(
  source: string,
  folder: string,
  samples: Samples,
  schemas: BlockSchemas,
): Promise<string[]> {
  cpSync(source, folder, { recursive: true });
  const corpus = await readCorpus();
  const next = vectorsFrom(corpus, 0);
  const at = (name: string) => path.join(folder, name);
  const change = (name: string, how: (value: Json) => Json) =>
    writeJson(at(name), how(readJson(at(name))));
  change('config.json', (config) => {
    const { clientRuntimeConfig } = config as JsonObject;
    const own = { ...(clientRuntimeConfig as JsonObject), tenantId: 'hostile', shopName: next() };
    return { hosts: ['hostile.localhost'], clientRuntimeConfig: own };
  });
  for (const name of ['configs', 'banners'])
    change(`content/${name}.json`, (value) => poisoned(value, next));
  const lines = readFileSync(at('data/products.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .slice(0, PRODUCTS);
  const products = lines.map((line) => JSON.stringify(onlyRead(JSON.parse(line) as Json, next)));
  writeFileSync(at('data/products.jsonl'), products.join('\n'));
  change('data/categories.json', (list) =>
    (list as readonly Json[]).map((one) => onlyRead(one, next)),
  );
  for (const language of ['de', 'en'])
    writeJson(at(`messages/${language}.json`), hostileMessages(language, next));
  rmSync(at('content/pages'), { recursive: true });
  mkdirSync(at('content/pages'));
  const step = Math.ceil(corpus.length / PAGES);
  const slugs = [
    'index',
    ...Array.from({ length: PAGES - 1 }, (_, i) => `attack-${i}`),
    `a"><b x='`,
  ];
  for (const [i, slug] of slugs.entries()) {
    const page = hostilePage(slug, samples, schemas, vectorsFrom(corpus, i * step));
    writeJson(at(`content/pages/${i}.json`), { de: page });
  }
  return slugs;
}
