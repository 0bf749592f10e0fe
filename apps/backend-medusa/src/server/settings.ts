import { readFileSync } from 'node:fs';
import { describeFaults, readEnvironment, unusable } from '@larder/contracts/environment';
import * as z from 'zod/mini';

const Url = z.url({ protocol: /^https?$/ });

/** Environment variables of the adapter. */
export const SettingsSchema = z.object({
  BACKEND_MEDUSA_PORT: z._default(z.coerce.number<string>().check(z.int(), z.gte(0)), 4302),
  BACKEND_MEDUSA_HOST: z._default(z.string(), '127.0.0.1'),
  MEDUSA_URL: Url,
  MEDUSA_PUBLISHABLE_KEY: z.string(),
  MEDUSA_REGION_ID: z.string(),
  MEDUSA_SHIPPING_OPTION_ID: z.string(),
  MEDUSA_SHOP_HOSTS: z.string(),
  MEDUSA_SHOP_LANGUAGES: z._default(z.string(), 'de,en'),
  REFERENCE_BACKEND_URL: Url,
});
export type Settings = z.output<typeof SettingsSchema>;

/** Reads the settings, or says everything that is wrong with them. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const isSetting = (name: string) => name in SettingsSchema.shape;
  const readText = (file: string) => readFileSync(file, 'utf8');
  const { given, faults } = readEnvironment(variables, isSetting, readText);
  const parsed = z.safeParse(SettingsSchema, given);
  if (parsed.success && faults.length === 0) return parsed.data;
  throw unusable([...faults, ...describeFaults(parsed.error?.issues ?? [], given)]);
}
