import type { MessageBundle } from '@larder/contracts/tenant';
import type { Feature } from '../feature/define-feature.js';
import { languageChain } from './languages.js';
import type { Messages } from './messages.js';

/**
 * Messages of all features of a shop in one language; the tenant's overrides come last (PLAT-08). What a
 * feature lacks in that language is in the shop's first language, else in English.
 */
export async function collectMessages(
  features: readonly Feature[],
  localeCode: string,
  overrides: MessageBundle,
  base: Messages = {},
  firstLocale = localeCode,
): Promise<Messages> {
  const languages = [...languageChain(localeCode, firstLocale)].reverse();
  const parts = await Promise.all(
    features.flatMap((feature) =>
      languages.map(async (language) => {
        const file = await feature.messages?.[language]?.load();
        return file ? withPrefix(feature.id, file.default.shop) : {};
      }),
    ),
  );
  return Object.assign({}, base, ...parts, overrides) as Messages;
}

/** Features define their messages without their id; the merged key is `catalogue.unitPrice`. */
export function withPrefix(featureId: string, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [`${featureId}.${key}`, text]),
  );
}
