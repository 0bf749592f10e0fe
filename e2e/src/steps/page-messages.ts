import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';

const libraries = path.resolve(import.meta.dirname, '../../../libs/features');

/** A feature's messages of some areas, by key; an area that it lacks throws. */
export function messagesOf(feature: string, areas: readonly string[], language = 'de') {
  const file = path.join(libraries, feature, `src/messages/${language}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  const parts = areas.map((area) => {
    if (messages[area] === undefined) throw new Error(`${feature} has no messages for ${area}`);
    return messages[area];
  });
  return Object.assign({}, ...parts) as Readonly<Record<string, string>>;
}

/** Reads one message with its values; an unknown key and a missing value throw. */
export function reader(messages: Readonly<Record<string, string>>) {
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const message = messages[key];
    if (message === undefined) throw new Error(`there is no message ${key}`);
    return String(new IntlMessageFormat(message, 'de-AT', {}, { ignoreTag: true }).format(values));
  };
}

/** German messages that travel with a feature's pages; an unknown key throws. */
export function pageMessages(feature: string, ...areas: readonly string[]) {
  return reader(messagesOf(feature, areas.length === 0 ? ['pages'] : areas));
}

/** Words of the checkout on one page. */
export const onePage = pageMessages('cart-checkout', 'onePage');
