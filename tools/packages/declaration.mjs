import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../setup/bootstrap.mjs';
import { conditionsOf } from './conditions.mjs';
import { purposeOf, tokenUsesIn } from './token-uses.mjs';

const TENANT = 'libs/platform/src/testing/tenant.ts';
/** Requirements in a comment are for those who have the specification. */
const REQUIREMENTS = /\s*\(?\b[A-Z]{2,6}-\d+(?:(?:…|, ?|,? and )(?:[A-Z]{2,6}-)?\d+)*\)?(?:: )?/g;

/** Name of a module below its library's sources. */
const shortName = (id) => id.replace(/^features\/[\w-]+\//, '');

const plainPurpose = (file) =>
  purposeOf(readFileSync(file, 'utf8')).replace(REQUIREMENTS, '').trim();

async function blocksOf(feature) {
  const lists = await Promise.all((feature.blockTypeLists ?? []).map((list) => list.load()));
  return lists.flatMap(({ blocks }) => blocks.map(({ type, module }) => ({ type, id: module.id })));
}

async function settingsOf(feature) {
  if (!feature.settings) return undefined;
  const { schema } = await feature.settings.load();
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const variants = json.anyOf ?? json.oneOf ?? [json];
  return [...new Set(variants.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/**
 * What a feature declares, as data. `files` gives the file of a lazy module; `sample` is a tenant that tells
 * flags from other fields.
 */
async function describeFeature(feature, { files, sample }) {
  const described = (module, entry) => ({
    id: module.id,
    module: shortName(module.id),
    purpose: plainPurpose(files.get(module.id)),
    conditions: entry.when ? conditionsOf(entry.when, sample) : [],
  });
  return {
    id: feature.id,
    enabled: conditionsOf(feature.enabled, sample),
    requires: feature.requires ?? [],
    routes: (feature.routes ?? []).map((entry) => ({
      ...described(entry.page, entry),
      name: entry.ref.id,
      slug: entry.ref.configName,
      suffix: entry.ref.suffix,
      layout: entry.layout,
      middleware: entry.middleware,
    })),
    contributions: (feature.contributions ?? []).map((entry) => ({
      ...described(entry.module, entry),
      slot: entry.slot.id,
      order: entry.order,
      isClientOnly: entry.isClientOnly,
    })),
    blocks: await blocksOf(feature),
    provides: (feature.provides ?? []).map(({ capability }) => capability.id),
    listens: (feature.listens ?? []).map(({ event }) => event.id),
    state: Object.keys(feature.slices ?? {}),
    settings: await settingsOf(feature),
  };
}

/** Loads the only export of a feature library and describes it. */
export async function declarationOf({ folder }, { load, files }) {
  const [entry] = Object.entries(await load(`${folder}/src/index.ts`));
  const [exportName, feature] = entry;
  const { testTenant } = await load(TENANT);
  const described = await describeFeature(feature, { files, sample: testTenant() });
  return { exportName, ...described, uses: tokenUsesIn(`${folder}/src`) };
}

/** Number of texts in each language of a library. */
export function textsOf({ folder }) {
  const count = (value) =>
    typeof value === 'string'
      ? 1
      : Object.values(value).reduce((sum, part) => sum + count(part), 0);
  const messages = path.join(root, folder, 'src/messages');
  const names = existsSync(messages) ? readdirSync(messages) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const texts = JSON.parse(readFileSync(path.join(messages, name), 'utf8'));
      return [path.parse(name).name, count(texts)];
    });
}
