import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Who picks and hands over in each of the shops. */
export const officeManager = { email: 'manager@shops.example', password: 'Shops-Office-2026' };

interface Config {
  clientRuntimeConfig: Record<string, unknown>;
}

/** Changes the sample so that its way to an order is that of the demo shops. */
function adapt(tenant: string): void {
  const file = path.join(tenant, 'config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as Config;
  const { checkout: _onePage, ...own } = config.clientRuntimeConfig;
  const servicePrompt = { mode: 'optional', by: 'postcode', interval: 5 };
  config.clientRuntimeConfig = { ...own, servicePrompt };
  writeFileSync(file, JSON.stringify(config));
  const { email, password } = officeManager;
  const staff = { password, people: [{ email, name: 'Manager', role: 'manager' }] };
  const personas = { password: 'Shops-2026', personas: [], staff };
  writeFileSync(path.join(tenant, 'data/personas.json'), JSON.stringify(personas));
}

/**
 * Makes a selling shop of each country, in English, by the generator below `folder`; gives the folder of
 * the tenants. A shop is named as its country, in lower case.
 */
export function generateShops(
  folder: string,
  currencies: Readonly<Record<string, string>>,
): string {
  const tenants = path.join(folder, 'libs/tenants');
  mkdirSync(tenants, { recursive: true });
  const input = Object.entries(currencies).map(([country, currency]) => {
    const languages = country === 'US' ? 'en-US' : 'en-GB';
    const options = { languages, country, currency, selling: true };
    return ['tenant', { id: country.toLowerCase(), ...options }];
  });
  const made = spawnSync(
    process.execPath,
    [path.join(root, 'tools/generators/src/testing/generate.mjs'), folder],
    { input: JSON.stringify(input), cwd: root, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`the shops could not be generated: ${made.stderr}`);
  for (const country of Object.keys(currencies)) adapt(path.join(tenants, country.toLowerCase()));
  return tenants;
}
