import { readFileSync } from 'node:fs';
import path from 'node:path';
import { request } from 'undici';
import { withDatabase } from '../../run/database-client.mjs';
import { root } from '../../setup/bootstrap.mjs';

const MAX_ADDRESSES = 40;
/** The demo's time slots are for a neighbourhood: here as many shoppers share one. */
const SHOPPERS_A_PLACE = 20;

async function get({ url, host }, address) {
  const { statusCode, body } = await request(url + address, { headers: { host } });
  if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`);
  return body.json();
}

/** Needs a confirmation of the shopper's age before the order. */
const isAgeLimited = ({ ageLimit, availability }) =>
  ageLimit !== undefined || availability === 'ageRestricted';

/** Orderable goods without an age limit, with the quantity of one step. */
export async function products(shop, count) {
  const { results } = await get(shop, `/api/products?limit=${count}`);
  return results
    .filter((product) => product.orderability === 'CanBeOrdered' && !isAgeLimited(product))
    .map(({ sku, quantityStepSize }) => ({ sku, step: quantityStepSize }));
}

/** Addresses that are delivered to, each with its area. */
export async function addresses(shop) {
  const file = path.join(root, 'libs/tenants/gruenmarkt/data/addresses.json');
  const all = JSON.parse(readFileSync(file, 'utf8'));
  const found = [];
  for (const address of all) {
    if (found.length === MAX_ADDRESSES) break;
    const { lat, lng } = address.position;
    const query = `position=${lat},${lng}`;
    try {
      const area = await get(shop, `/api/distribution/delivery-area/intersection?${query}`);
      const { deliveryAreaNumber, pickingUnitIds } = area;
      found.push({
        ...address,
        distributionType: 'DELIVERY',
        deliveryAreaNumber,
        pickingUnitIds,
      });
    } catch {
      // Outside of the delivery areas.
    }
  }
  return found;
}

/**
 * Raises the capacity of the time slots for many shoppers, as a person in the back office: the hourly planning
 * keeps that. Late orders are still refused.
 */
export async function addSlotCapacity(databaseUrl, shoppers) {
  const times = Math.max(1, Math.ceil(shoppers / SHOPPERS_A_PLACE));
  await withDatabase(databaseUrl, (client) =>
    client.query('UPDATE windows SET capacity = capacity * $1, office_capacity = capacity * $1', [
      times,
    ]),
  );
}
