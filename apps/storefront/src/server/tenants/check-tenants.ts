import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import { ClientRuntimeConfig, ShopLocale, ThemeConfig } from '@larder/contracts/tenant/schemas';
import * as z from 'zod/mini';
import { isFaultyTenant, type ClosedShop } from './tenant-errors.js';
import type { Code } from './shops.js';

const ConfigFile = z.object({
  hosts: z.array(z.string()),
  previewHosts: z._default(z.array(z.string()), []),
  clientRuntimeConfig: ClientRuntimeConfig,
});
/** The part of an invalid configuration that its error page needs. */
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
  /** Number of shops, including invalid ones. */
  readonly count: number;
}

/**
 * Validates the configuration of every shop in the tenants folder, including its theme and the settings
 * of its features. An invalid shop does not prevent the others from starting.
 */
export async function checkTenants(
  folder: string,
  checkSettings: Code['checkSettings'],
): Promise<CheckedTenants> {
  if (!existsSync(folder)) return { closed: [], count: 0 };
  const entries = await readdir(folder, { withFileTypes: true });
  const tenants = entries
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(folder, name, 'config.json')))
    .sort();
  const found = await Promise.all(
    tenants.map((tenant) => checkTenant(folder, tenant, checkSettings)),
  );
  return { closed: found.flatMap((one) => one ?? []), count: tenants.length };
}

async function checkTenant(
  folder: string,
  tenant: string,
  checkSettings: Code['checkSettings'],
): Promise<ClosedShop | undefined> {
  const config = await readJson(path.join(folder, tenant, 'config.json'));
  const theme = await readJson(path.join(folder, tenant, 'theme.json'));
  const faults = [
    ...faultsOf('config.json', config, ConfigFile),
    ...faultsOf('theme.json', theme, ThemeConfig),
  ];
  if (faults.length === 0) faults.push(...(await settingsFaults(config, checkSettings)));
  if (faults.length === 0) return undefined;
  const { hosts, previewHosts, clientRuntimeConfig } = Readable.parse(config.value ?? {});
  return {
    tenant,
    hosts: [...hosts, ...previewHosts].map((host) => host.toLowerCase()),
    locales: clientRuntimeConfig.locales,
    errors: faults,
  };
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
