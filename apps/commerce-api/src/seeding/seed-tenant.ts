import path from 'node:path';
import { CustomerSettings } from '@larder/contracts/customer/schemas';
import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import { ClientRuntimeConfig, MessageBundle, ThemeConfig } from '@larder/contracts/tenant/schemas';
import * as z from 'zod/mini';
import { stripeMethodKeys } from '../payments/providers/stripe/accounts/account.js';
import type { SourceChoice } from '../content/sync/connect-sources.js';
import type { Database } from '../kernel/database/database.js';
import type { ClosedShop } from '../kernel/tenant-directory.js';
import { replaceTenant } from '../tenants/repository.js';
import { hashFiles, listTenants, readJson, UnusableFile } from './tenant-folder.js';

export const ConfigFile = z.object({
  hosts: z.array(z.string()),
  /** Host names at which the shop is in preview (PLAT-21), where the backend has a secret for it. */
  previewHosts: z._default(z.array(z.string()), []),
  /** Content source; absent: the CMS where there is one. */
  contentSource: z.optional(z.enum(['folder', 'cms'])),
  /** Payment methods by the provider that processes them. */
  payments: z.optional(
    z.object({
      stripe: z.optional(z.array(z.enum(stripeMethodKeys))),
      /** Those of them that the account cannot authorise: they are captured when the shopper pays. */
      capturedAtOnce: z.optional(z.array(z.enum(stripeMethodKeys))),
    }),
  ),
  /**
   * The shop's imprint by locale code: name, seat, register and contact, in the footer of every mail.
   */
  imprint: z._default(z.record(z.string(), z.array(z.string())), {}),
  clientRuntimeConfig: ClientRuntimeConfig,
});
export type TenantFile = z.output<typeof ConfigFile>;

/** The shop's config.json; throws when it is missing or wrong. */
export async function readTenantFile(folder: string): Promise<TenantFile> {
  const config = await readJson(path.join(folder, 'config.json'), ConfigFile);
  if (!config) throw new UnusableFile(`${folder} lacks its config.json`);
  checkAccountSettings(folder, config);
  return config;
}

/** The settings of a feature that the backend reads itself; those of the others the host checks. */
function checkAccountSettings(folder: string, { clientRuntimeConfig }: TenantFile): void {
  const given = clientRuntimeConfig.features['account'] ?? {};
  const parsed = CustomerSettings.safeParse(given);
  if (parsed.success) return;
  const place = ['clientRuntimeConfig', 'features', 'account'];
  const faults = describeSchemaErrors(parsed.error.issues, given, place);
  throw new UnusableFile(`${folder}/config.json is unusable. ${faults.join('; ')}`);
}

async function readMessages(folder: string, config: TenantFile) {
  const file = (name: string) =>
    readJson(path.join(folder, 'messages', `${name}.json`), MessageBundle);
  const bundles = await Promise.all(
    config.clientRuntimeConfig.locales.map(async ({ code }) => {
      const language = code.split('-')[0] ?? code;
      return [code, (await file(code)) ?? (await file(language)) ?? {}] as const;
    }),
  );
  return Object.fromEntries(bundles);
}

/** Writes a shop's configuration, theme and texts. */
export async function seedTenant(db: Database, folder: string, tenant: string, config: TenantFile) {
  const theme = await readJson(path.join(folder, 'theme.json'), ThemeConfig);
  if (!theme) throw new UnusableFile(`${folder} lacks its theme.json`);
  const messages = await readMessages(folder, config);
  const { hosts, previewHosts, clientRuntimeConfig, imprint } = config;
  const hash = await hashFiles(folder, ['config.json', 'theme.json', 'messages/']);
  await replaceTenant(db, {
    tenant,
    hosts,
    previewHosts,
    config: clientRuntimeConfig,
    theme,
    imprint,
    messages,
    hash,
  });
}

/** Content settings of each shop's config.json. */
export async function readSourceChoices(
  tenantsFolder: string,
  closed: readonly ClosedShop[] = [],
): Promise<Map<string, SourceChoice>> {
  const tenants = await listTenants(tenantsFolder, closed);
  const choice = async (tenant: string) =>
    [tenant, (await readTenantFile(path.join(tenantsFolder, tenant))).contentSource] as const;
  return new Map(await Promise.all(tenants.map(choice)));
}
