import type { TimeSlot } from '@larder/contracts/distribution';
import type { Database } from '../../kernel/database/database.js';
import { fillCart, ok } from '../../ordering/testing/test-shop.js';
import { testClient } from '../../testing/test-client.js';
import { runForPayment } from '../processing/run-for-payment.js';
import { refundExcess } from '../refunds/partial-refunds.js';
import { reconcile } from '../processing/reconcile.js';
import { paymentsOf } from '../repository.js';
import { returnToShop, placeOrderAgain, payAtProvider } from './payment-shop.js';
import { pickDueOrders } from './test-picking.js';
import { openSimulatedApp } from './simulated-app.js';

/** Shoppers and warehouse of a database that no server uses, at the time that it is now. */
export interface ShopOnDatabase {
  /**
   * Orders and pays, for a time slot within four days or at least six days ahead; returns the order's
   * number.
   */
  order(methodKey: 'credit-cards' | 'paypal', isFarAhead?: boolean): Promise<string>;
  /** Stores the decision to refund a euro of a captured payment, without calling the provider. */
  decideRefund(orderNumber: string): Promise<void>;
  /** Packs every due order, a part of each line, and calls the provider. */
  pick(): Promise<void>;
  close(): Promise<void>;
}

export async function openShopOnDatabase(db: Database): Promise<ShopOnDatabase> {
  const { app, kernel, clock } = await openSimulatedApp(db);
  const worker = { kernel, log: app.log };
  return {
    async order(methodKey, isFarAhead = false) {
      const client = testClient(app, { 'x-forwarded-host': 'alpha.test' });
      const query = 'distributionType=DELIVERY&appointableId=W1';
      const all = ok(await client.get<TimeSlot[]>(`/api/capacity/window?${query}`));
      const window = all.find(({ state, start }) => {
        const days = (new Date(start).getTime() - clock.now().getTime()) / 86_400_000;
        return state !== 'full' && (isFarAhead ? days > 6 : days > 2 && days < 4);
      });
      await fillCart(client, { window: window?.id ?? '' });
      const pending = await placeOrderAgain(client, { methodKey });
      await payAtProvider({ app, db }, client, pending);
      await returnToShop({ app, db }, client, pending);
      return pending.orderNumber;
    },
    async decideRefund(orderNumber) {
      const [payment] = await paymentsOf({ db, tenant: 'alpha' }, orderNumber);
      if (!payment) throw new Error('The order has no payment');
      const keep = payment.due - 100;
      await runForPayment(kernel, payment, (work) =>
        refundExcess(work, { orderNumber, occasion: 'change 1', keep }),
      );
    },
    async pick() {
      // An order is picked once its saved method is authorised, which a killed server may have claimed.
      clock.advance(3_600_000);
      while ((await reconcile(worker)) > 0);
      await pickDueOrders(worker, ({ quantity }) => quantity - 1);
      clock.advance(3_600_000);
      while ((await reconcile(worker)) > 0);
    },
    close: () => app.close(),
  };
}
