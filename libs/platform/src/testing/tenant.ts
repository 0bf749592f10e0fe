import type { ClientRuntimeConfig } from '@larder/contracts/tenant';

/** A shop with every feature on and no slugs; a test overrides the relevant settings. */
export function testTenant(overrides: Partial<ClientRuntimeConfig> = {}): ClientRuntimeConfig {
  return {
    tenantId: 'test',
    shopName: 'Test shop',
    environment: 'dev',
    locales: [
      { code: 'en', prefix: '', label: 'English' },
      { code: 'de-AT', prefix: 'de', label: 'Deutsch' },
    ],
    currency: 'EUR',
    country: 'AT',
    timeZone: 'Europe/Vienna',
    featureCustomer: true,
    featureCustomerFavorites: true,
    featureCustomerDeliveryPass: true,
    featureProductDiscovery: true,
    featureCartCheckout: true,
    featureRecipes: true,
    featurePesticides: true,
    featureMisc: true,
    featureSearch: true,
    featureJoe: false,
    cms: { preview: false },
    wallet: true,
    searchEngineIndex: true,
    shopForward: { enabled: false, hosts: { dev: '', stage: '', production: '' } },
    services: { delivery: true, clickAndCollect: true },
    servicePrompt: { mode: 'required', interval: 5 },
    slugs: {},
    features: {},
    ...overrides,
  };
}
