import type { Shop } from '../../kernel/tenant-directory.js';
import { resultPath, returnPath, startPath, webhookPath } from './paths.js';
import type { PaymentRow } from '../repository.js';

describe('addresses of a payment', () => {
  const payment = {
    locale: 'en',
    orderNumber: '123',
    brandName: 'visa',
    methodKey: 'credit-cards',
    provider: 'stripe',
  } as PaymentRow;
  const locales = [
    { code: 'de', prefix: '' },
    { code: 'en', prefix: 'en' },
  ];
  const shop = (slugs: Record<string, string>) =>
    ({ clientRuntimeConfig: { slugs, locales } }) as unknown as Shop;
  const result = (of: Partial<PaymentRow> = {}, flags = {}, slugs = { checkout: 'kassa' }) =>
    resultPath(shop(slugs as Record<string, string>), {
      payment: { ...payment, ...of },
      isPart: false,
      saveMethod: false,
      setPrimary: false,
      ...flags,
    });

  it('are below the path that the host proxies', () => {
    expect(startPath('1')).toBe('/api/payments/1/start');
    expect(returnPath('1')).toBe('/api/payments/1/return');
    expect(webhookPath('stripe')).toBe('/api/payments/webhooks/stripe');
  });

  it('NAV-38 NAV-39 NAV-40 lead to the shop’s result page in the language of the order', () => {
    expect(result()).toBe(
      '/en/kassa/payment-result?order=123&brandName=visa&methodKey=credit-cards' +
        '&initiator=REDIRECT&methodType=ONE_TIER&provider=stripe',
    );
    expect(result({ locale: 'de' })).toMatch(/^\/kassa\/payment-result\?/);
    expect(result({ locale: 'gone' })).toMatch(/^\/kassa\/payment-result\?/);
    expect(result({}, {}, {} as never)).toMatch(/^\/en\/checkout\/payment-result\?/);
  });

  it('NAV-40 NAV-41 contain the wallet’s part, and the storage preference for the card', () => {
    const query = new URLSearchParams(result({}, { isPart: true, saveMethod: true }).split('?')[1]);
    expect(query.get('methodType')).toBe('TWO_TIER');
    expect([query.get('saveMethod'), query.get('setPrimary')]).toEqual(['true', null]);
    const primary = new URLSearchParams(result({}, { setPrimary: true }).split('?')[1]);
    expect([primary.get('saveMethod'), primary.get('setPrimary')]).toEqual([null, 'true']);
  });
});
