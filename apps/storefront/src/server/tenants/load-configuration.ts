import { TenantConfig as TenantConfigSchema } from '@larder/contracts/tenant/schemas';
import {
  ComponentConfigs as ComponentConfigsSchema,
  RedirectRules as RedirectRulesSchema,
} from '@larder/contracts/content/schemas';
import type { ComponentConfigs, RedirectRules } from '@larder/contracts/content';
import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import type { MessageBundle, TenantConfig } from '@larder/contracts/tenant';
import type { JsonFetch } from '../backend.js';
import { ShopUnavailable, UnknownHost } from './tenant-errors.js';

/** Configuration of a shop from the backend. */
export interface ShopConfiguration {
  readonly config: TenantConfig;
  /** Message overrides by locale code. */
  readonly bundles: Readonly<Record<string, MessageBundle>>;
  readonly redirects: RedirectRules | undefined;
  /** Content of the not-found page that editors maintain, by locale code (ERR-02, 03). */
  readonly notFound: Readonly<Record<string, unknown>>;
}

const TIMEOUT_MS = 5000;
const MISDIRECTED = 421;

/**
 * Loads a shop's configuration, its messages and component settings in every language, and its redirect
 * rules. Rules and settings that cannot be parsed count as empty (ERR-33). Throws `ShopUnavailable`,
 * and `UnknownHost` when the backend has no shop at this host name.
 */
export async function loadConfiguration(call: JsonFetch): Promise<ShopConfiguration> {
  const config = await readConfig(call);
  const { locales } = config.clientRuntimeConfig;
  const inEach = async <T>(read: (code: string) => Promise<T>) =>
    Object.fromEntries(
      await Promise.all(locales.map(async ({ code }) => [code, await read(code)] as const)),
    );
  const [redirects, bundles, notFound] = await Promise.all([
    readRedirects(call),
    inEach(async (code) => (await readConfig(call, code)).messageBundle),
    inEach(async (code) => (await readComponents(call, code))['error']?.['notFound']),
  ]);
  return { config, bundles, redirects, notFound };
}

async function readConfig(call: JsonFetch, locale?: string): Promise<TenantConfig> {
  try {
    const given = await get(call, '/tenant/config', locale);
    const parsed = TenantConfigSchema.safeParse(given);
    if (parsed.success) return parsed.data;
    throw new Error(describeSchemaErrors(parsed.error.issues, given).join('; '));
  } catch (error) {
    if (error instanceof UnknownHost) throw error;
    throw new ShopUnavailable(`tenant configuration: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function readRedirects(call: JsonFetch): Promise<RedirectRules | undefined> {
  try {
    return RedirectRulesSchema.parse(await get(call, '/api/content/redirects'));
  } catch {
    return undefined;
  }
}

/** API-018, 019 */
async function readComponents(call: JsonFetch, locale: string): Promise<ComponentConfigs> {
  try {
    return ComponentConfigsSchema.parse(await get(call, '/api/content/configs/components', locale));
  } catch {
    return {};
  }
}

async function get(call: JsonFetch, path: string, locale?: string): Promise<unknown> {
  const response = await call(path, {
    headers: { accept: 'application/json', ...(locale ? { 'accept-language': locale } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === MISDIRECTED) throw new UnknownHost('no shop answers at this host name');
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
