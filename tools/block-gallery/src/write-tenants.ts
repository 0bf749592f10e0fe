import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allBlocks } from './all-blocks.js';
import { gallerySlug, galleryPage } from './page.js';
import type { Samples } from './sample.js';
import { samplesOf } from './samples/index.js';
import { workspaceRoot } from './workspace.js';
import { writeLanguagesTenant } from './write-languages.js';
import { writeHostileTenant } from './write-hostile.js';
import { translatorFor } from './sample-texts.js';

interface Config {
  readonly clientRuntimeConfig: { readonly locales: readonly { readonly code: string }[] };
}

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (values.out === undefined) throw new Error('usage: write-tenants.ts --out <folder>');
const out = path.resolve(values.out);
const tenants = path.join(workspaceRoot(), 'libs/tenants');
const schemas = await allBlocks();

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What the samples refer to, taken from the shop's own data. */
function factsOf(folder: string) {
  const lines = readFileSync(path.join(folder, 'data/products.jsonl'), 'utf8').trim().split('\n');
  const categories = readJson(path.join(folder, 'data/categories.json')) as { slug: string }[];
  return {
    skus: lines.map((line) => (JSON.parse(line) as { sku: string }).sku),
    categorySlug: categories[0]?.slug ?? '',
  };
}

/** A copy of a shop with the gallery as one more page. The shops themselves know nothing of it. */
function writeTenant(tenant: string): Samples {
  const folder = path.join(out, tenant);
  cpSync(path.join(tenants, tenant), folder, { recursive: true });
  const { locales } = (readJson(path.join(folder, 'config.json')) as Config).clientRuntimeConfig;
  const facts = factsOf(folder);
  const versions = locales.map(({ code }) => {
    const say = translatorFor(code);
    return [code, galleryPage(samplesOf({ say, ...facts }), schemas, say)];
  });
  for (const name of ['content/pages', 'scripts'])
    mkdirSync(path.join(folder, name), { recursive: true });
  writeJson(path.join(folder, `content/pages/${gallerySlug}.json`), Object.fromEntries(versions));
  writeFileSync(path.join(folder, 'scripts/gallery.js'), '// Of the gallery: nothing to do.\n');
  return samplesOf({ say: translatorFor('en'), ...facts });
}

const [samples = {}] = readdirSync(tenants).map(writeTenant);
const types = Object.keys(samples).filter((type) => !samples[type]?.isSilent);
const flags = Object.fromEntries(types.map((type) => [type, samples[type]?.flag]));
const withoutSample = [...schemas.keys()].filter((type) => !samples[type]);
const market = path.join(tenants, 'gruenmarkt');
const hostile = path.join(out, 'hostile');
const attacks = await writeHostileTenant(market, hostile, samples, schemas);
writeLanguagesTenant(market, path.join(out, 'languages'));
writeJson(path.join(out, 'gallery.json'), { types, flags, withoutSample, attacks });
