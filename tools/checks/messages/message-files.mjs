import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The area that every page has. A file without areas has only this one. */
export const SHOP_AREA = 'shop';

/** Languages in which every message has to exist. */
export const COMPLETE = ['de', 'en', 'fr', 'hi'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** `{ language: content }` of the JSON files in a folder that are named by `pattern`. */
function byLanguage(folder, pattern = /^(\w+)\.json$/) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const language = pattern.exec(name)?.[1];
      return language ? [[language, readJson(path.join(folder, name))]] : [];
    }),
  );
}

/** Areas of a library: `languages` has the messages of each language by key. */
export function areasOf(library, files) {
  const names = new Set(Object.values(files).flatMap((content) => Object.keys(content)));
  return [...names].map((name) => ({
    library,
    name,
    languages: Object.fromEntries(
      Object.entries(files).map(([language, content]) => [language, content[name] ?? {}]),
    ),
  }));
}

/** All messages of the shop's own code: features, the storefront's shell and its no-script pages. */
export function readAreas(root) {
  const features = path.join(root, 'libs/features');
  const storefront = path.join(root, 'apps/storefront/src');
  const plain = byLanguage(path.join(storefront, 'server/no-script'), /^texts\.(\w+)\.json$/);
  return [
    ...readdirSync(features).flatMap((name) =>
      areasOf(name, byLanguage(path.join(features, name, 'src/messages'))),
    ),
    ...areasOf('shell', byLanguage(path.join(storefront, 'shell/messages'))),
    { library: 'no-script', name: 'pages', languages: plain },
  ];
}

/** How regions spell: messages by full key of each locale. */
export const readSpellings = (root) =>
  byLanguage(path.join(root, 'apps/commerce-api/src/tenants/spellings'), /^(\w+-\w+)\.json$/);

/**
 * What each tenant overrides, the words of countries, and how regions spell: `{ tenant, languages }`, by
 * full key.
 */
export function readOverrides(root) {
  const [tenants, countryMessages] = ['libs/tenants', 'libs/countries/src/messages'].map((at) =>
    path.join(root, at),
  );
  const spellings = Object.entries(readSpellings(root)).map(([locale, messages]) => ({
    tenant: locale,
    languages: { [locale.slice(0, 2)]: messages },
  }));
  const ofCountries = existsSync(countryMessages) ? readdirSync(countryMessages) : [];
  const own = [
    ...readdirSync(tenants).map((tenant) => [tenant, path.join(tenants, tenant, 'messages')]),
    ...ofCountries.map((country) => [country, path.join(countryMessages, country)]),
  ].map(([tenant, folder]) => ({ tenant, languages: byLanguage(folder) }));
  return [...own, ...spellings];
}

/** Keys of an area in any of its languages. */
export function keysOf(area) {
  return [...new Set(Object.values(area.languages).flatMap((messages) => Object.keys(messages)))];
}
