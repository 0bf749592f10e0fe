import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import { ClientRuntimeConfig, ShopLocale, ThemeConfig } from '@larder/contracts/tenant/schemas';
import * as z from 'zod/mini';
import { isFaultyTenant, type ClosedShop, type ShopLanguages } from './tenant-errors.js';
import type { Code } from './shops.js';

const ConfigFile = z.object({
  hosts: z.array(z.string()),
  previewHosts: z._default(z.array(z.string()), []),
  clientRuntimeConfig: ClientRuntimeConfig,
});
/** The part of a configuration, maybe an invalid one, that error pages need. */
const Readable = z.object({
  hosts: z.catch(z.array(z.string()), []),
  previewHosts: z.catch(z.array(z.string()), []),
  clientRuntimeConfig: z.catch(
    z.object({ locales: z.catch(z.array(z.pick(ShopLocale, { code: true, prefix: true })), []) }),
    { locales: [] },
  ),
});

export interface CheckedTenants {
  readonly closed: readonly ClosedShop[];
  /** Languages of every shop by host name, for pages that are made without the backend. */
  readonly languages: ReadonlyMap<string, ShopLanguages>;
  /** Names of all tenants, including invalid ones. */
  readonly names: readonly string[];
}

/**
 * Validates the configuration of every shop in the tenants folder, including its theme and the settings
 * of its features. An invalid shop does not prevent the others from starting.
 */
export async function checkTenants(
  folder: string,
  checkSettings: Code['checkSettings'],
): Promise<CheckedTenants> {
  if (!existsSync(folder)) return { closed: [], languages: new Map(), names: [] };
  const entries = await readdir(folder, { withFileTypes: true });
  const tenants = entries
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(folder, name, 'config.json')))
    .sort();
  const found = await Promise.all(
    tenants.map((tenant) => checkTenant(folder, tenant, checkSettings)),
  );
  const open = found.filter(({ faults }) => faults.length === 0);
  const served = new Set(open.flatMap(({ shop }) => shop.hosts));
  return {
    // A faulty shop that claims the name of another one does not close that.
    closed: found.flatMap(({ shop, faults: errors }) =>
      errors.length > 0
        ? [{ ...shop, hosts: shop.hosts.filter((host) => !served.has(host)), errors }]
        : [],
    ),
    languages: new Map(
      found.flatMap(({ shop: { hosts, locales } }) =>
        hosts.map((host) => [host, locales] as const),
      ),
    ),
    names: tenants,
  };
}

async function checkTenant(
  folder: string,
  tenant: string,
  checkSettings: Code['checkSettings'],
): Promise<{ shop: Omit<ClosedShop, 'errors'>; faults: string[] }> {
  const config = await readJson(path.join(folder, tenant, 'config.json'));
  const theme = await readJson(path.join(folder, tenant, 'theme.json'));
  const faults = [
    ...faultsOf('config.json', config, ConfigFile),
    ...faultsOf('theme.json', theme, ThemeConfig),
  ];
  if (faults.length === 0) faults.push(...(await settingsFaults(config, checkSettings)));
  const { hosts, previewHosts, clientRuntimeConfig } = Readable.parse(config.value ?? {});
  const shop = {
    tenant,
    hosts: [...hosts, ...previewHosts].map((host) => host.toLowerCase()),
    locales: clientRuntimeConfig.locales,
  };
  return { shop, faults };
}

interface JsonFile {
  readonly value?: unknown;
  readonly fault?: string;
}

async function readJson(file: string): Promise<JsonFile> {
  try {
    return { value: JSON.parse(await readFile(file, 'utf8')) };
  } catch (error) {
    return { fault: String(error) };
  }
}

function faultsOf(name: string, { value, fault }: JsonFile, schema: z.ZodMiniType): string[] {
  if (fault !== undefined) return [`${name}: ${fault}`];
  const parsed = schema.safeParse(value);
  return parsed.success
    ? []
    : describeSchemaErrors(parsed.error.issues, value).map((line) => `${name}: ${line}`);
}

async function settingsFaults(config: JsonFile, checkSettings: Code['checkSettings']) {
  try {
    await checkSettings(ConfigFile.parse(config.value).clientRuntimeConfig);
    return [];
  } catch (error) {
    if (!isFaultyTenant(error)) throw error;
    return error.shop.errors.map((line) => `config.json: clientRuntimeConfig.${line}`);
  }
}
