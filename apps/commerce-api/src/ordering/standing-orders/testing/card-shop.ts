import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { placeCardOrder } from '../../../payments/testing/card-order.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import type { TestClient } from '../../../testing/test-client.js';
import { ok } from '../../testing/test-shop.js';
import type { StandingJob } from '../placing/job.js';
import { processOf } from './standing-shop.js';

/** An order that was paid by card, and that card, which its customer has saved. */
export async function orderWithSavedCard(shop: PaymentShop, client: TestClient) {
  const { checkoutId, orderNumber } = await placeCardOrder(shop, client);
  const [card] = ok(
    await client.post<SavedPaymentMethod[]>('/api/customers/payment-methods', {
      checkoutId,
      methodKey: 'credit-cards',
      provider: 'card-simulator',
      setPrimary: true,
    }),
  );
  const payment = { methodKey: 'credit-cards', paymentMethodId: card?.id } as const;
  return { orderNumber, payment };
}

/** The jobs of the shop, with its payment providers. */
export async function cardJob(shop: PaymentShop): Promise<StandingJob> {
  const { kernel, log } = await processOf(shop);
  return { kernel: { ...kernel, directory: shop.worker.kernel.directory }, log };
}
