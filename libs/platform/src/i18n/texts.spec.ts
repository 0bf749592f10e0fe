import { defineFeature } from '../feature/define-feature.js';
import { eager } from '../feature/lazy.js';
import { testTenant } from '../testing/tenant.js';
import { collectMessages } from './collect-messages.js';
import { compileMessages } from './compile-messages.js';
import { createTexts } from './create-texts.js';

const locale = { code: 'de-AT', prefix: '', label: 'Deutsch' };
const tenant = testTenant();
const shop = defineFeature({
  id: 'shop',
  enabled: () => true,
  messages: {
    de: eager({
      default: {
        shop: { items: '{count, plural, one {# Stück} other {# Stücke}}', title: 'Markt' },
      },
    }),
    en: eager({ default: { shop: { items: '{count} items', title: 'Market' } } }),
  },
});
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('texts', () => {
  it('PLAT-08 lets the tenant’s bundle override a feature’s text', async () => {
    const messages = await collectMessages([shop], 'de-AT', { 'shop.title': 'Grünmarkt' });
    const texts = createTexts(tenant, locale, compileMessages(messages));
    expect(texts.text('shop.title')).toBe('Grünmarkt');
    expect(texts.text('shop.items', { count: 1 })).toBe('1 Stück');
  });

  it('takes what a feature lacks in the shop’s language from its first one, then from English', async () => {
    const title = async (code: string, first?: string) =>
      (await collectMessages([shop], code, {}, {}, first))['shop.title'];
    expect(await title('sl-SI')).toBe('Market');
    expect(await title('sl-SI', 'de-AT')).toBe('Markt');
    expect(await title('sl-SI', 'it-IT')).toBe('Market');
  });

  it('PLAT-53 shows integer cents as money', () => {
    const texts = createTexts(tenant, locale, {});
    expect(plain(texts.money(199))).toBe('€ 1,99');
    expect(plain(texts.money(0))).toBe('€ 0,00');
  });

  it('PLAT-53 groups rupees in lakhs, without decimals where they are whole', () => {
    const india = { ...tenant, currency: 'INR' };
    const texts = createTexts(india, { ...locale, code: 'en-IN' }, {});
    expect(plain(texts.money(12345600))).toBe('₹1,23,456');
    expect(plain(texts.money(12345650))).toBe('₹1,23,456.50');
  });

  it('PLAT-51 formats numbers for the locale, without decimals on request', () => {
    const texts = createTexts(tenant, locale, {});
    expect(plain(texts.number(1234.567))).toMatch(/^1.234,57$/);
    expect(plain(texts.number(1234.567, { whole: true }))).toMatch(/^1.235$/);
  });

  it('shows moments in the shop’s time zone, not the machine’s', () => {
    const texts = createTexts(tenant, locale, {});
    expect(texts.date('2026-01-31T23:30:00Z', { dateStyle: 'short' })).toBe('01.02.26');
  });
});
