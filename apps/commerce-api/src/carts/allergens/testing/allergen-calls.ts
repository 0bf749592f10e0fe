import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { createTestShop, ok } from '../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

/** Rice with nuts, and ingredients that name no allergen in rice and wine. */
export async function createAllergenShop(): Promise<TestApp> {
  const shop = await createTestShop();
  await shop.db.execute(sql`UPDATE product_texts
    SET texts = texts || '{"ingredients": "Reis"}' WHERE sku IN ('rice', 'wine')`);
  await shop.db.execute(sql`UPDATE products SET allergens = '{nuts}' WHERE sku = 'rice'`);
  return shop;
}

export const avoid = (client: TestClient, ...allergens: string[]) =>
  client.put<Cart & ApiError>('/api/carts/allergens', { allergens });

export const setItem = (client: TestClient, body: object) =>
  client.post<Cart & ApiError>('/api/carts/items', body);

export const cartOf = async (client: TestClient) => ok(await client.get<Cart>('/api/carts'));

export const skusOf = ({ productLineItems }: Cart) =>
  productLineItems.map(({ product }) => product.sku);

export const nuts = { contains: ['nuts'], mayContain: [], isUnknown: false };

export const unknownAllergens = { contains: [], mayContain: [], isUnknown: true };

export const errorCode = 'ALLERGEN_CONFIRMATION_REQUIRED';
