// `npm run extension-points -- gruenmarkt`: writes a page with every extension slot, the contributions of
// the host's features in order, their flags, and the bytes of the last build. The first shop by default.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';
import { shortNameOf } from '../../vite/plugins/short-names.mjs';
import { declarationOf } from '../declaration.mjs';
import { isFeature, publishedLibraries } from '../libraries.mjs';
import { withSources } from '../sources.mjs';
import { extensionPointsPage } from './page.mjs';
import { allSlots, chunkSizes } from './slots.mjs';

const tenants = readdirSync(path.join(root, 'libs/tenants')).sort();
const [tenant = tenants[0]] = process.argv.slice(2);
if (!tenants.includes(tenant))
  throw new Error(`no shop ${tenant}; there are ${tenants.join(', ')}`);

const configFile = path.join(root, 'libs/tenants', tenant, 'config.json');
const config = JSON.parse(readFileSync(configFile, 'utf8')).clientRuntimeConfig;
const libraries = publishedLibraries();
const bytesOf = chunkSizes(shortNameOf);

/** Contributions of all features of the host, whether the tenant has them or not. */
const contributions = await withSources(async (load, files) => {
  const { featureModules } = await load('apps/storefront/src/features.ts');
  const { assembleRegistry } = await load('libs/platform/src/feature/assemble-registry.ts');
  const declared = new Map();
  for (const library of libraries.filter(isFeature)) {
    const declaration = await declarationOf(library, { load, files });
    declared.set(declaration.exportName, { ...declaration, feature: library.project });
  }
  // Contributions of the same order are in the order of the host's features.
  const names = Object.keys(featureModules);
  const features = await Promise.all(
    names.map(async (name) => (await featureModules[name].load())[name]),
  );
  const found = names.flatMap((name) => {
    const { contributions: own = [], enabled, feature } = declared.get(name) ?? {};
    return own.map((entry) => ({
      ...entry,
      feature,
      conditions: [...enabled, ...entry.conditions],
    }));
  });
  const registry = assembleRegistry(features, config);
  const isOn = (slot, id) =>
    registry.contributionsTo({ id: slot }).some(({ module }) => module.id === id);
  return found.map((entry) => ({
    ...entry,
    bytes: bytesOf(entry.id),
    isOn: isOn(entry.slot, entry.id),
  }));
});

const slots = allSlots(libraries).map((slot) => ({
  ...slot,
  contributions: contributions
    .filter((entry) => entry.slot === slot.id)
    .sort((a, b) => a.order - b.order),
}));
const isBuilt = contributions.some(({ bytes }) => bytes !== undefined);
const target = path.join(root, 'dist/extension-points', `${tenant}.html`);
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, extensionPointsPage({ tenant, slots, isBuilt }));
console.log(`${slots.length} extension slots, ${contributions.length} contributions: ${target}`);
