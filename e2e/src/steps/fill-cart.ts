import type { Page } from '@playwright/test';
import { customer, goods } from './goods.js';

/**
 * A cart that may be ordered, delivered to an address, by the calls that the shop's own pages make: for
 * tests that begin at the checkout. `others` are further products, one step of each, by their slugs. The
 * page has to be one of the shop.
 */
export async function fillCartByApi(page: Page, others: readonly string[] = []): Promise<void> {
  const { streetName, streetNumber, postalCode, city } = customer;
  const address = { streetName, streetNumber, postalCode, city };
  const slug = goods.coffee.path.split('/').at(-1) ?? '';
  // A second question for a token, beside the page's own, would begin a second session.
  await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN='));
  await page.evaluate(
    async ({ address, slug, others }) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(token),
      };
      const call = async (path: string, body?: object) => {
        const sent = body && { method: 'POST', body: JSON.stringify(body) };
        const answer = await fetch(`/api/${path}`, { headers, ...sent });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const { sku } = await call(`products/${slug}`);
      const { streetName, streetNumber, postalCode, city } = address;
      const line = encodeURIComponent(`${streetName} ${streetNumber}, ${postalCode} ${city}`);
      const { position } = await call(`maps/geocode/address?address=${line}&restrictCountry=AT`);
      const at = `${position.lat},${position.lng}`;
      const area = await call(`distribution/delivery-area/intersection?position=${at}`);
      await call('carts/distribution-address', {
        ...address,
        position,
        distributionType: 'DELIVERY',
        country: 'Österreich',
        countryCode: 'AT',
        deliveryAreaNumber: area.deliveryAreaNumber,
        pickingUnitIds: area.pickingUnitIds,
      });
      await call('carts/items', { sku, quantity: 2 });
      for (const other of others) {
        const { sku, quantityStepSize: quantity } = await call(`products/${other}`);
        await call('carts/items', { sku, quantity });
      }
      localStorage.setItem('larder.cart', '1');
    },
    { address, slug, others },
  );
}

/** Puts one step of a product into the cart, named by its slug; the page has to be one of the shop. */
export async function addByApi(page: Page, slug: string): Promise<void> {
  await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN='));
  await page.evaluate(async (slug) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const product = await (await fetch(`/api/products/${slug}`)).json();
    const answer = await fetch('/api/carts/items', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({ sku: product.sku, quantity: product.quantityStepSize }),
    });
    if (!answer.ok) throw new Error(`${slug}: ${answer.status} ${await answer.text()}`);
    localStorage.setItem('larder.cart', '1');
  }, slug);
}
