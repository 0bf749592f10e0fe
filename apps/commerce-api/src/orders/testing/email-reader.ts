import type { Shop } from '../../kernel/tenant-directory.js';
import type { EmailReader } from '../emails/order-formatters.js';

const locales = [
  { code: 'de-AT', prefix: '', label: 'Deutsch' },
  { code: 'en', prefix: 'en', label: 'English' },
];

/** A reader of a shop in Vienna. */
export const readerOf = (locale: string, config: object = {}): EmailReader => ({
  locale,
  origin: 'https://alpha.test',
  shop: {
    tenant: 'alpha',
    hosts: ['alpha.test'],
    clientRuntimeConfig: {
      shopName: 'Alpha',
      currency: 'EUR',
      timeZone: 'Europe/Vienna',
      slugs: {},
      locales,
      ...config,
    },
  } as unknown as Shop,
});
