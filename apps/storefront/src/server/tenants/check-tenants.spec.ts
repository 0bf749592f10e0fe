/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Feature } from '@larder/platform';
import { featureModules, loadFeatures } from '../../features.js';
import { workspaceRoot } from '../workspace.js';
import { checkSettings } from './check-settings.js';
import { checkTenants } from './check-tenants.js';

const tenants = path.join(workspaceRoot, 'libs/tenants');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larder-check-'));
  for (const tenant of ['gruenmarkt', 'harvest'])
    for (const file of ['config.json', 'theme.json'])
      cpSync(path.join(tenants, tenant, file), path.join(folder, tenant, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface ConfigFile {
  readonly hosts: readonly string[];
  readonly clientRuntimeConfig: {
    readonly features: Readonly<Record<string, object>>;
  };
}

/** Writes the file of Grünmarkt with something else in it. */
function change(name: 'config.json' | 'theme.json', edit: (file: ConfigFile) => object): void {
  const file = path.join(folder, 'gruenmarkt', name);
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')) as ConfigFile)));
}

const check = () => checkTenants(folder, checkSettings);
const withFeatures = (features: object) =>
  change('config.json', (file) => ({
    ...file,
    clientRuntimeConfig: {
      ...file.clientRuntimeConfig,
      features: { ...file.clientRuntimeConfig.features, ...features },
    },
  }));

/** One of them matches no setting. */
const wrongValues = [{ wrong: 'wrong' }, ['wrong', 7], 'wrong value', -1.5, true];

/** Every setting of every feature, by the feature's own schema. */
async function allSettings(): Promise<(readonly [feature: Feature, key: string])[]> {
  const features = await loadFeatures(Object.keys(featureModules));
  const found = await Promise.all(
    features.map(async (feature) => {
      const module = await feature.settings?.load();
      if (!module) return [];
      const { shape } = (module.schema as unknown as { _zod: { def: { shape: object } } })._zod.def;
      return Object.keys(shape).map((key) => [feature, key] as const);
    }),
  );
  return found.flat();
}

it('every shop of the repository fits', async () => {
  const { closed, names } = await checkTenants(tenants, checkSettings);
  expect(closed).toEqual([]);
  expect(names.length).toBeGreaterThan(1);
});

it('PLAT-08 a wrong value in any setting of any feature takes that shop out alone, with path and value', async () => {
  const settings = await allSettings();
  expect(new Set(settings.map(([{ id }]) => id)).size).toBeGreaterThan(4);
  for (const [{ id, settings: schema }, key] of settings) {
    const module = await schema?.load();
    const wrong = wrongValues.find(
      (value) => module?.schema.safeParse({ [key]: value }).success === false,
    );
    expect([id, key, wrong]).not.toContain(undefined);
    withFeatures({ [id]: { [key]: wrong } });
    const { closed } = await check();
    expect(closed.map(({ tenant }) => tenant)).toEqual(['gruenmarkt']);
    expect(closed[0]?.errors.join('\n')).toContain(
      `config.json: clientRuntimeConfig.features.${id}.${key}`,
    );
  }
});

it('lists the allowed values', async () => {
  withFeatures({ account: { registration: 'maybe' } });
  const { closed } = await check();
  expect(closed[0]?.errors).toEqual([
    expect.stringMatching(/features\.account\.registration is "maybe"\. Invalid option.*"confirm"/),
  ]);
});

it('PLAT-06 a faulty shop that claims the name of another one does not close that', async () => {
  change('config.json', (file) => ({
    ...file,
    hosts: ['harvest.localhost', 'own.localhost'],
    previewHosts: [],
    clientRuntimeConfig: { ...file.clientRuntimeConfig, wallet: 'yes' },
  }));
  const { closed } = await check();
  expect(closed.map(({ tenant, hosts }) => [tenant, hosts])).toEqual([
    ['gruenmarkt', ['own.localhost']],
  ]);
});

describe('a faulty file', () => {
  it.each([
    ['a flag', { wallet: 'yes' }, 'clientRuntimeConfig.wallet is "yes"'],
    ['the country', { country: 'Austria' }, 'clientRuntimeConfig.country is "Austria"'],
    ['the languages', { locales: [] }, 'clientRuntimeConfig.locales is []'],
  ])('is named: %s', async (_what, own, fault) => {
    change('config.json', (file) => ({
      ...file,
      clientRuntimeConfig: { ...file.clientRuntimeConfig, ...own },
    }));
    const { closed } = await check();
    expect(closed.map(({ tenant }) => tenant)).toEqual(['gruenmarkt']);
    expect(closed[0]?.errors.join()).toContain(fault);
  });

  it('of the theme is reported, and the names and languages of the shop are kept', async () => {
    change('theme.json', (file) => ({ ...file, radius: { small: 'round' } }));
    const [shop] = (await check()).closed;
    expect(shop?.errors[0]).toContain('theme.json: radius.small is "round"');
    expect(shop?.hosts).toContain('gruenmarkt.localhost');
    expect(shop?.locales.map(({ code }) => code)).toEqual(['de-AT', 'en']);
  });

  it('that is no JSON is named', async () => {
    writeFileSync(path.join(folder, 'gruenmarkt/config.json'), '{"hosts":');
    const [shop] = (await check()).closed;
    expect([shop?.hosts, shop?.errors[0]]).toEqual([[], expect.stringContaining('config.json')]);
  });
});
