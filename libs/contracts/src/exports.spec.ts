/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json';

const source = __dirname;
/** Folders that are no domains. */
const OTHERS = ['core', 'openapi'];
const targets = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ name, ...target }],
);
const domains = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHERS.includes(entry.name))
  .map((entry) => entry.name);

/** Modules that a file loads at run time; imports of types vanish when it is compiled. */
function loadedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'/gm);
  return [...statements].map(([, name]) => name ?? '');
}

/** Everything that a file loads, itself included; packages by their name. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const name of loadedBy(file)) {
    if (name.startsWith('.')) {
      reach(path.resolve(path.dirname(file), name.replace(/\.js$/, '.ts')), seen);
    } else {
      seen.add(name);
    }
  }
  return seen;
}

describe('the entry points of the package', () => {
  it('are every domain with its schemas and calls, and the listed extras', () => {
    const expected = [
      '.',
      './all',
      './cart/allergens',
      './cart/basket',
      './cart/items',
      './cart/place',
      './cart/substitutions',
      './cart/tip',
      './checkout/push',
      './wallet/recent',
      './catalogue/age-limit',
      './catalogue/feed',
      './catalogue/offers',
      './content/flyers',
      './checkout/after-order',
      './customer/favorite-store',
      './customer/favorites',
      './customer/phone',
      './distribution/interest',
      './distribution/places',
      './distribution/postcode',
      './pesticides/product',
      './pesticides/reports',
      './recipes/saved',
      './recipes/plan',
      './recipes/plan-schemas',
      './reviews/order',
      './reviews/product',
      './search/start',
      './environment',
      './schema-errors',
      './fields',
      './openapi',
      './address',
      './address/form',
      './phone',
      './schemas',
      './shopping/again',
      './shopping/match',
      './shopping/standing-orders',
      ...domains.flatMap((name) => [`./${name}`, `./${name}/schemas`, `./${name}/wire`]),
    ];
    expect(targets.map(({ name }) => name).sort()).toEqual(expected.sort());
  });

  it.each(targets)('$name resolves to a file, built to the same place', (target) => {
    const file = target['@larder/source'];
    expect(existsSync(path.join(source, '..', file))).toBe(true);
    const built = file.replace('./src/', './dist/').replace(/\.ts$/, '');
    expect(target.import).toBe(`${built}.js`);
    expect(target.default).toBe(`${built}.js`);
    expect(target.types).toBe(`${built}.d.ts`);
  });

  it.each(targets)('$name can be loaded', async ({ '@larder/source': file }) => {
    const loaded = (await import(path.join(source, '..', file))) as object;
    expect(Object.keys(loaded).length).toBeGreaterThan(0);
  });
});

describe('the half of the contracts that browsers load', () => {
  const entries = ['index.ts', ...domains.map((name) => `${name}/index.ts`)];

  it.each(entries)('%s imports no zod, no schema and no wire', (entry) => {
    const loaded = [...reach(path.join(source, entry))].map((file) => path.relative(source, file));
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((file) => /zod|(^|\/)(schemas|wire|fields)\.ts$/.test(file))).toEqual([]);
  });

  it('the check works: the schemas themselves import zod', () => {
    expect([...reach(path.join(source, 'cart/schemas.ts'))]).toContain('zod/mini');
  });
});
