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
        ...{ ...address, position, distributionType: 'DELIVERY' },
        ...{ country: 'Österreich', countryCode: 'AT' },
        ...{ deliveryAreaNumber: area.deliveryAreaNumber, pickingUnitIds: area.pickingUnitIds },
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
