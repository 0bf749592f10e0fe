import englishMessages from 'ra-language-english';
import frenchMessages from 'ra-language-french';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import regions from './en-regions.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import { keepSession } from '../data/session.js';
import { officeTexts } from './i18n-provider.js';

/** Texts by their full key, such as `ra.action.save`. */
function textsOf(messages: object, prefix = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? [...textsOf(value, `${prefix}${key}.`)]
      : [[prefix + key, String(value)] as const],
  );
  return new Map(entries);
}

const own = textsOf(en);
const english = new Map([...textsOf(englishMessages), ...own]);
const languages = {
  de: textsOf(de),
  fr: new Map([...textsOf(frenchMessages), ...textsOf(fr)]),
  hi: textsOf(hi),
};
const placeholders = (text = '') => new Set(text.match(/%\{\w+\}/g));

describe.each(Object.entries(languages))('the back office in %s', (_language, texts) => {
  it('has every text of the app and of its framework', () => {
    expect([...english.keys()].filter((key) => !texts.has(key))).toEqual([]);
  });

  it('shows the values that the English texts of the app show', () => {
    const different = [...own].filter(
      ([key, text]) =>
        key.startsWith('office.') &&
        [...placeholders(text)].some((name) => !placeholders(texts.get(key)).has(name)),
    );
    expect(different).toEqual([]);
  });
});

const status = 'office.status.CANCELLED';
const code = 'office.settings.fields.postalCode';

it.each([
  ['en-US', 'Canceled', 'ZIP code'],
  ['en-IN', 'Cancelled', 'PIN code'],
  ['en-GB', 'Cancelled', 'Postcode'],
  ['de-AT', 'Cancelled', 'Postcode'],
])('PLAT-08 the English back office of a shop in %s has its words', async (locale, ...words) => {
  const staff = {
    id: 's',
    name: 'Mia',
    email: 'mia@x.example',
    role: 'manager',
    isActive: true,
  } as const;
  const shop = { tenant: 'demo', locale, locales: [locale], currency: 'USD', timeZone: 'UTC' };
  keepSession({ staff, shop, xsrf: 'token' });
  await officeTexts.changeLocale('en');
  expect([status, code].map((key) => officeTexts.translate(key))).toEqual(words);
  await officeTexts.changeLocale('de');
  expect(officeTexts.translate(code)).toBe('Postleitzahl');
});

it('a region replaces texts that there are', () => {
  const replaced = Object.values(regions).flatMap((texts) => [...textsOf(texts).keys()]);
  expect(replaced.filter((key) => !own.has(key))).toEqual([]);
});
