import { readFileSync } from 'node:fs';
import { describeFaults, readEnvironment, unusable } from '@larder/contracts/environment';
import * as z from 'zod/mini';
import type { StoreAccess } from '../medusa/store-api.js';
import { backendMedusaSettings } from './settings-schema.js';

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly store: StoreAccess;
  readonly hosts: readonly string[];
  readonly languages: readonly [string, ...string[]];
  readonly referenceUrl: string;
}

const listOf = (text: string) => text.split(',').map((part) => part.trim());

function settingsOf(env: z.output<typeof backendMedusaSettings>): Settings {
  const [first = 'de', ...others] = listOf(env.MEDUSA_SHOP_LANGUAGES);
  return {
    port: env.BACKEND_MEDUSA_PORT,
    host: env.BACKEND_MEDUSA_HOST,
    store: {
      url: env.MEDUSA_URL,
      key: env.MEDUSA_PUBLISHABLE_KEY,
      regionId: env.MEDUSA_REGION_ID,
      shippingOptionId: env.MEDUSA_SHIPPING_OPTION_ID,
    },
    hosts: listOf(env.MEDUSA_SHOP_HOSTS),
    languages: [first, ...others],
    referenceUrl: env.REFERENCE_BACKEND_URL,
  };
}

/** Settings from the environment and its files. Throws one error that lists every fault. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const isSetting = (name: string) => name in backendMedusaSettings.shape;
  const readText = (file: string) => readFileSync(file, 'utf8');
  const { given, faults } = readEnvironment(environment, isSetting, readText);
  const parsed = z.safeParse(backendMedusaSettings, given);
  if (parsed.success && faults.length === 0) return settingsOf(parsed.data);
  throw unusable([...faults, ...describeFaults(parsed.error?.issues ?? [], given)]);
}
