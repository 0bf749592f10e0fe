import type { NewReview, OwnProductReview, ProductReviews } from '@larder/contracts/reviews';
import { sql } from 'drizzle-orm';
import { ok } from '../../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import { createPaymentShop } from '../../../payments/testing/payment-shop.js';
import { backOfficeSecret } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { deliverAll } from '../../claims/testing/claim-shop.js';
import { placeOrder } from '../../testing/place-test-order.js';

/** A shop that takes ratings and reviews. */
export async function createReviewShop(): Promise<PaymentShop> {
  const shop = await createPaymentShop();
  await setReviewTerms(shop, { texts: 'AT_ONCE', words: ['Mist'] });
  return shop;
}

export async function setReviewTerms(shop: PaymentShop, reviews: object): Promise<void> {
  const json = JSON.stringify({ reviews, simulatedFulfilment: true });
  await shop.db.execute(sql`UPDATE order_configs SET config = config || ${json}::jsonb`);
}

/** Delivers an order of 20 juices and twelve waters; returns its number. */
export async function deliverOrder(shop: PaymentShop, client: TestClient): Promise<string> {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  const { orderNumber } = await placeOrder(client);
  await deliverAll(shop);
  return orderNumber;
}

export function reviewCalls(client: TestClient, sku = 'juice') {
  const own = `/api/customers/reviews/${sku}`;
  return {
    list: async (query = '') =>
      ok(await client.get<ProductReviews>(`/api/products/${sku}/reviews${query}`)),
    readOwn: async () => ok(await client.get<OwnProductReview>(own)),
    review: (body: NewReview) => client.put<OwnProductReview>(own, body),
    withdraw: () => client.delete(own),
  };
}

const headers = { authorization: `Bearer ${backOfficeSecret}` };

/** A person of the shop. */
export function checker(shop: PaymentShop) {
  const person = shop.client();
  return {
    pending: <Body>() => person.get<Body>('/api/back-office/reviews', headers),
    ratings: <Body>() => person.get<Body>('/api/back-office/ratings', headers),
    decide: (id: string, body: object) =>
      person.post(`/api/back-office/reviews/${id}/decision`, body, headers),
  };
}
