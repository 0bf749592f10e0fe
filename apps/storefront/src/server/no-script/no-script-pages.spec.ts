/** @jest-environment node */
import { answerJson } from '../testing/fake-commerce.js';
import { sampleHost, type SampleHost } from '../testing/sample-host.js';
import { html } from './markup.js';
import { noScriptTexts } from './texts.js';

it('escapes every value that is not HTML itself, in every position', () => {
  const evil = '"><script>alert(1)</script>';
  const { text } = html`<a href="${evil}">${[evil, html`<b>${evil}</b>`]}${false}${undefined}</a>`;
  expect(text).not.toContain('<script');
  expect(text).toContain('<b>&quot;&gt;&lt;script&gt;');
});

describe('a shop without the checkout', () => {
  let shop: SampleHost;
  afterEach(() => shop.close());

  it('has no no-script pages, accepts no forms and calls no backend for them', async () => {
    shop = await sampleHost();
    shop.commerce.handlers['/api/carts'] = (_request, response) => answerJson(response, 200, {});
    for (const path of ['/_plain/en/cart', '/_plain/xx/cart', '/_plain/en/constructor'])
      expect((await shop.ask(path)).status).toBe(404);
    const form = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'token=x',
    };
    expect((await shop.ask('/_plain/en/cart', form)).status).toBe(404);
    expect(shop.commerce.seen.some(({ url }) => url.startsWith('/api/carts'))).toBe(false);
  });
});

const textsOf = (locale: string, own: Readonly<Record<string, string>> = {}) =>
  noScriptTexts({ locale, firstLocale: locale, text: (key) => own[key] ?? key });

it('PLAT-08 no-script pages have the words of the shop', () => {
  const basket = 'Go to your basket';
  expect(textsOf('en-GB', { 'no-script.open.cart': basket })('open.cart')).toBe(basket);
  expect(textsOf('en-GB')('open.cart')).toBe('Go to your cart and order without JavaScript');
});

it('PLAT-04 no-script pages are in the shop’s language, else in English', () => {
  expect(textsOf('de-AT')('again')).toBe('Noch einmal versuchen');
  expect(textsOf('pl-PL')('again')).toBe('Try again');
  expect(textsOf('en')('quantityOf', { name: 'Tea' })).toBe('Quantity of Tea');
});
