import { useTexts } from '../render/host-context.js';
import type { Texts } from './create-texts.js';
import { languageChain } from './languages.js';

type TenantMessages = Pick<Texts, 'locale' | 'firstLocale' | 'text'>;
type Values = Readonly<Record<string, string | number>>;
/** A message key; for the compiled `cards#one` and `cards#other` it is `cards`. */
type KeyOf<K> = K extends `${infer Key}#${string}` ? Key : K;

/** Languages of a feature; English replaces what the shop's own languages lack. */
interface MessagesByLanguage<K extends string> {
  readonly en: Readonly<Record<K, string>>;
  readonly [language: string]: Readonly<Partial<Record<K, string>>>;
}

/** Message by key with its `{names}` replaced; for a plural, the form for `count`. */
export type PageMessages<Key extends string> = (key: Key, values?: Values) => string;

/**
 * Messages that are bundled with a feature's pages instead of the shop's messages, which every page
 * loads. A tenant overrides them like any other, as `{featureId}.{key}` (PLAT-08). They are ICU messages
 * in their JSON files; the build compiles a plural to one key for each form, `cards#one` and
 * `cards#other`, so that the browser needs no parser (`tools/vite/plugins/page-messages.mjs`).
 */
export function createPageMessages<K extends string>(
  featureId: string,
  own: MessagesByLanguage<K>,
) {
  const made = new WeakMap<TenantMessages, PageMessages<KeyOf<K>>>();
  const make = ({ locale, firstLocale, text }: TenantMessages): PageMessages<KeyOf<K>> => {
    const sources = languageChain(locale, firstLocale).flatMap((language) => {
      const messages: Readonly<Record<string, string | undefined>> | undefined = own[language];
      return messages ? [{ messages, plurals: new Intl.PluralRules(language) }] : [];
    });
    const find = (key: string, count: number) => {
      for (const { messages, plurals } of sources) {
        const form = messages[`${key}#${plurals.select(count)}`];
        const found = form ?? messages[`${key}#other`] ?? messages[key];
        if (found !== undefined) return found;
      }
      return key;
    };
    return (key, values = {}) => {
      const name = `${featureId}.${key}`;
      const override = text(name, values);
      if (override !== name) return override;
      return find(key, Number(values['count'])).replace(/\{(\w+)\}/g, (all, value: string) =>
        String(values[value] ?? all),
      );
    };
  };
  // Once for each shop and language: a listing looks messages up in every tile.
  const getText = (texts: TenantMessages) => {
    const messages = made.get(texts) ?? make(texts);
    made.set(texts, messages);
    return messages;
  };
  return { getText, useText: () => getText(useTexts()) };
}
