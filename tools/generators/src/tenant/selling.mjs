import { categories, products } from './goods.mjs';
import { placeOf } from './places.mjs';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Flags and settings with which a shop sells; forms of addresses start with the state of the place. */
export const sellingConfig = (config) => ({
  ...config,
  ...regionOf(config),
  featureCustomer: true,
  featureCartCheckout: true,
  featureMisc: true,
  services: { delivery: true, clickAndCollect: true },
  servicePrompt: { mode: 'checkout', by: 'postcode', interval: 5 },
  checkout: { layout: 'one-page' },
  features: { ...config.features, account: { registration: 'direct', deliveryPhone: 'Optional' } },
});

function regionOf({ country }) {
  const { region } = placeOf(country);
  return region === undefined ? {} : { region };
}

/** What a euro is worth, so that sample amounts look like prices. */
const factors = { INR: 20, PLN: 4 };

/** Smallest coins in use, in cents. */
const steps = { CHF: 5, INR: 100 };

/** An amount in euro cents as one of another currency, of which people have the coins. */
function amountsIn(currency) {
  const factor = factors[currency] ?? 1;
  const step = steps[currency] ?? 1;
  return (cents) => Math.round((cents * factor) / step) * step;
}

/** Files below `data`: an area, a store, time slots, terms, categories and goods. All are samples. */
export function sellingData({ shopName, locales, country, currency, timeZone }) {
  const place = placeOf(country);
  const amountOf = amountsIn(currency);
  return {
    'areas.json': [areaOf(place)],
    'stores.json': [storeOf(place, shopName, country)],
    'windows.json': {
      ...schema('windows'),
      horizonDays: 10,
      timeZone,
      rules: rulesOf(amountOf(390)),
    },
    'order-config.json': {
      ...schema('order-config'),
      ...termsOf(locales, { isIndian: country === 'IN', free: amountOf(5000) }),
    },
    'categories.json': categories(locales),
    'products.jsonl': products({ locales, country, vatRate: place.vat, amountOf }),
  };
}

const schema = (kind) => ({ $schema: `../../../../docs/schemas/data/${kind}.schema.json` });

const areaOf = ({ city, codes, at: [lat, lng] }) => ({
  deliveryAreaNumber: 'A1',
  name: city,
  pickingUnitIds: ['main'],
  postalCodes: codes,
  polygon: [
    { lat: lat + 0.05, lng: lng - 0.05 },
    { lat: lat + 0.05, lng: lng + 0.05 },
    { lat: lat - 0.05, lng: lng + 0.05 },
    { lat: lat - 0.05, lng: lng - 0.05 },
  ],
  default: true,
});

const storeOf = ({ name, city, street, postalCode, at: [lat, lng] }, shopName, countryCode) => ({
  storeId: 'main',
  name: shopName,
  streetName: street,
  streetNumber: '1',
  postalCode,
  city,
  country: name,
  countryCode,
  position: { lat, lng },
  openingHours: everyDay
    .slice(0, 6)
    .map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' })),
  services: [],
  pickupAvailable: true,
});

const ruleOf = (distributionType, appointableId, start, end, serviceFee) => ({
  distributionType,
  appointableId,
  weekdays: everyDay,
  start,
  end,
  capacity: 10,
  serviceFee,
  cutOffMinutes: 120,
});

const rulesOf = (fee) => [
  ruleOf('DELIVERY', 'A1', '10:00', '12:00', fee),
  ruleOf('DELIVERY', 'A1', '17:00', '19:00', fee),
  ruleOf('CLICK_AND_COLLECT', 'main', '12:00', '14:00', 0),
  ruleOf('CLICK_AND_COLLECT', 'main', '17:00', '19:00', 0),
];

const conditions = {
  de: { text: 'Mit der Bestellung gelten unsere AGB und der Datenschutz.', terms: 'AGB' },
  en: { text: 'Our terms and our privacy notice apply to the order.', terms: 'Terms' },
  fr: { text: 'Nos conditions de vente s’appliquent à la commande.', terms: 'Conditions' },
  hi: { text: 'ऑर्डर पर हमारी शर्तें और गोपनीयता सूचना लागू होती हैं।', terms: 'शर्तें' },
};

/** In cents. Payments are simulated until a payment provider is connected. */
const termsOf = (locales, { isIndian, free }) => ({
  minOrderValueDelivery: 0,
  paymentMethods: [
    ...(isIndian ? ['upi'] : []),
    'credit-cards',
    'payment-at-the-store',
    'payment-at-the-door',
  ],
  freeOfChargeThreshold: { delivery: free, clickAndCollect: 0 },
  windowHoldMinutes: 30,
  orderConditions: Object.fromEntries(
    locales.map(({ code, prefix }) => {
      const { text, terms } = conditions[code.slice(0, 2)] ?? conditions.en;
      const href = prefix === '' ? '/terms' : `/${prefix}/terms`;
      return [code, { text, links: [{ label: terms, href }] }];
    }),
  ),
  simulatedFulfilment: true,
});
