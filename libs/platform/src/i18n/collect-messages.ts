import type { MessageBundle } from '@larder/contracts/tenant';
import type { Feature } from '../feature/define-feature.js';
import { languageOf } from './create-texts.js';
import type { Messages } from './messages.js';

/**
 * Messages of all features of a shop in one language; the tenant's overrides come last (PLAT-08). A
 * feature without that language falls back to its first one.
 */
export async function collectMessages(
  features: readonly Feature[],
  localeCode: string,
  overrides: MessageBundle,
  base: Messages = {},
): Promise<Messages> {
  const language = languageOf(localeCode);
  const parts = await Promise.all(
    features.map(async (feature) => {
      const texts = feature.messages?.[language] ?? Object.values(feature.messages ?? {})[0];
      return texts ? withPrefix(feature.id, (await texts.load()).default.shop) : {};
    }),
  );
  return Object.assign({}, base, ...parts, overrides) as Messages;
}

/** Features define their messages without their id; the merged key is `catalogue.unitPrice`. */
export function withPrefix(featureId: string, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [`${featureId}.${key}`, text]),
  );
}
