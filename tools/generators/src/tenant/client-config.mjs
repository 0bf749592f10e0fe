import { places } from './places.mjs';

/** That of the sample's place, else the first of a country's time zones; config.json may name another. */
function timeZoneOf(country) {
  const known = places[country]?.timeZone;
  if (known) return known;
  const region = new Intl.Locale('und', { region: country });
  const [zone] = region.getTimeZones?.() ?? region.timeZones ?? [];
  if (!zone) throw new Error(`there is no country ${country}`);
  return zone;
}

/** Flags and settings to begin with: what a shop can do without stores, accounts and payment. */
export const clientConfig = ({ id, shopName, locales, currency, country }) => ({
  tenantId: id,
  shopName,
  environment: 'dev',
  locales,
  currency,
  country,
  timeZone: timeZoneOf(country),
  featureCustomer: false,
  featureCustomerFavorites: false,
  featureCustomerDeliveryPass: false,
  featureProductDiscovery: true,
  featureCartCheckout: false,
  featureRecipes: false,
  featurePesticides: false,
  featureMisc: false,
  featureSearch: true,
  featureJoe: false,
  cms: { preview: false },
  wallet: false,
  searchEngineIndex: true,
  shopForward: { enabled: false, hosts: { dev: '', stage: '', production: '' } },
  services: { delivery: false, clickAndCollect: false },
  servicePrompt: { mode: 'optional', interval: 5 },
  webApp: { offline: true },
  slugs: {},
  features: {
    tracking: { consent: { manager: 'none', onMissing: 'deny' } },
    search: {
      flapoutSearchTypes: [
        { type: 'products', order: 1, emptyResultsContent: '' },
        { type: 'categories', order: 2, emptyResultsContent: '' },
      ],
      columnRatio: '7/5',
    },
  },
});
