import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';

const root = path.resolve(import.meta.dirname, '../../..');
const folders: Readonly<Record<string, string>> = {
  shell: 'apps/storefront/src/shell/messages',
  account: 'libs/features/customer/src/messages',
};

export type Values = Readonly<Record<string, string | number>>;

/** The shop's texts: a journey finds elements by their text, and survives a new wording. */
export type Messages = (key: string, values?: Values) => string;

type MessageFile = Readonly<Record<string, string>>;

function readMessages<Content>(file: string): Partial<Content> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : {};
}

/** Words that pages of the shop's country have. */
function countryMessagesFile(tenant: string, language: string): string {
  const config = path.join(root, 'libs/tenants', tenant, 'config.json');
  const { clientRuntimeConfig } = readMessages<{ clientRuntimeConfig: { country: string } }>(
    config,
  );
  const country = clientRuntimeConfig?.country ?? '';
  return path.join(root, 'libs/countries/src/messages', country, `${language}.json`);
}

/** Words that a locale has otherwise than its language. */
function spellingsFile(locale: string): string {
  const file = locale === 'en-IE' ? 'en-GB' : locale;
  return path.join(root, 'apps/commerce-api/src/tenants/spellings', `${file}.json`);
}

/** Texts of a shop in one language; keys such as `cart-checkout.cart.title`. An unknown key throws. */
export function messagesOf(tenant: string, locale: string): Messages {
  const language = locale.split('-')[0] ?? locale;
  const shops = readMessages<MessageFile>(
    path.join(root, 'libs/tenants', tenant, 'messages', `${language}.json`),
  );
  const ofCountry = readMessages<MessageFile>(countryMessagesFile(tenant, language));
  const spelled = readMessages<MessageFile>(spellingsFile(locale));
  return (key, values = {}) => {
    const [feature = '', ...rest] = key.split('.');
    const folder = folders[feature] ?? `libs/features/${feature}/src/messages`;
    const areas = readMessages<{ shop: MessageFile; pages: MessageFile }>(
      path.join(root, folder, `${language}.json`),
    );
    const own = shops[key] ?? ofCountry[key] ?? spelled[key];
    const message = own ?? { ...areas.pages, ...areas.shop }[rest.join('.')];
    if (message === undefined) throw new Error(`the shop has no text ${key} in ${language}`);
    return String(new IntlMessageFormat(message, locale).format(values));
  };
}

/** A text in which some values are not known: they may be anything. */
export function pattern(
  messages: Messages,
  key: string,
  unknown: readonly string[],
  known: Values = {},
): RegExp {
  const MARK = '\u0001';
  const gaps = Object.fromEntries(unknown.map((name) => [name, MARK]));
  const text = messages(key, { ...gaps, ...known });
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(MARK, '.+')}$`);
}
