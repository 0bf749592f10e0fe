import { CustomerSettings } from '@larder/contracts/customer/schemas';
import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import { countries, countryOf } from '@larder/countries';
import { languageOf } from '../../kernel/text/language.js';
import type { TenantFile } from '../seed-tenant.js';
import { allowedNames } from './near-name.js';
import type { FileFault } from './read-files.js';

type Settings = TenantFile['clientRuntimeConfig'];

/** Values of config.json that have the right form, and that no shop can be served with. */
export function configFaults(tenant: string, config: TenantFile): FileFault[] {
  const { clientRuntimeConfig: settings, imprint } = config;
  const inside = [
    ...idFault(tenant, settings),
    ...placeFaults(settings),
    ...localeFaults(settings),
    ...accountFaults(settings),
  ].map((message) => `clientRuntimeConfig.${message}`);
  const imprints = languageFaults(Object.keys(imprint), settings).map(
    (message) => `imprint.${message}`,
  );
  return [...inside, ...imprints].map((message) => ({ file: 'config.json', message }));
}

const idFault = (tenant: string, { tenantId }: Settings) =>
  tenantId === tenant
    ? []
    : [`tenantId is "${tenantId}". It is the name of the folder, "${tenant}"`];

/** Whether a formatter takes a time zone; more names are taken than are listed. */
export function timeZoneFault(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return undefined;
  } catch {
    return `"${zone}" is no time zone. ${allowedNames(zone, Intl.supportedValuesOf('timeZone'))}`;
  }
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function placeFaults({ timeZone, country, currency, billingCountries = [] }: Settings): string[] {
  const zone = timeZoneFault(timeZone);
  const known = Object.keys(countries);
  const currencies = Intl.supportedValuesOf('currency');
  return [
    ...(zone === undefined ? [] : [`timeZone is ${zone}`]),
    ...(countryOf(country)
      ? []
      : [`country is "${country}". No rules are known for it. Allowed: ${known.join(', ')}`]),
    ...(currencies.includes(currency)
      ? []
      : [`currency is "${currency}". ${allowedNames(currency, currencies)}`]),
    ...billingCountries.flatMap((code, at) =>
      regions.of(code) === undefined
        ? [`billingCountries.${at} is "${code}". Allowed: a code of ISO 3166-1`]
        : [],
    ),
  ];
}

function localeFaults({ locales }: Settings): string[] {
  const codes = locales.map(({ code }) => code);
  const prefixes = locales.map(({ prefix }) => prefix);
  return locales.flatMap(({ code, prefix }, at) => [
    ...(Intl.DateTimeFormat.supportedLocalesOf(code).length === 0
      ? [`locales.${at}.code is "${code}". No language with numbers and dates that are known`]
      : []),
    ...(codes.indexOf(code) === at ? [] : [`locales.${at}.code is "${code}" for the second time`]),
    ...(prefixes.indexOf(prefix) === at
      ? []
      : [`locales.${at}.prefix is "${prefix}", as for ${codes[prefixes.indexOf(prefix)] ?? ''}`]),
  ]);
}

function accountFaults({ features }: Settings): string[] {
  const given = features['account'] ?? {};
  const parsed = CustomerSettings.safeParse(given);
  if (parsed.success) return [];
  return describeSchemaErrors(parsed.error.issues, given, ['features', 'account']);
}

/** Keys that stand for a language, and are neither a locale of the shop nor the language of one. */
export function languageFaults(keys: readonly string[], { locales }: Settings): string[] {
  const known = new Set(locales.flatMap(({ code }) => [code, languageOf(code)]));
  return keys
    .filter((key) => !known.has(key))
    .map((key) => `${key} is no language of the shop. ${allowedNames(key, known)}`);
}
