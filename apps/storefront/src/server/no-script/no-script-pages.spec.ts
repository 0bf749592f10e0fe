/** @jest-environment node */
import { answerJson } from '../testing/fake-commerce.js';
import { sampleHost, type SampleHost } from '../testing/sample-host.js';
import { html } from './markup.js';

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
