import { checkoutCalls } from '@larder/contracts/checkout';
import { afterOrderCalls } from '@larder/contracts/checkout/after-order';
import type { Check } from '../../run/check.js';
import { equals, needed } from '../../run/finding.js';
import { ordersOf, signInAs } from '../../steps/customer.js';
import { placeOrder } from '../../steps/orders.js';

const about = { profile: 'all', requirements: [] } as const;
const calls = ['checkout.setPickupArrival', 'checkout.getDeliveryTracking'] as const;

export const arrivalChecks: readonly Check[] = [
  {
    ...about,
    calls,
    id: 'arrival.too-early',
    title: 'nobody arrives for an order that does not wait in a store',
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber } = await placeOrder(buyer, context);
      const params = { orderNumber };
      for (const state of ['ON_MY_WAY', 'HERE'] as const)
        await buyer.refused(
          afterOrderCalls.setPickupArrival,
          { params, body: { state } },
          { status: 409, code: 'CONFLICT' },
        );
      const { pickup } = await buyer.ok(afterOrderCalls.getDeliveryTracking, { params });
      equals(pickup?.arrival, undefined, 'arrival');
      await buyer.ok(checkoutCalls.cancelOrder, { params });
    },
  },
  {
    ...about,
    calls,
    id: 'arrival.once',
    title: 'a shopper who is there stays there, however often they say that they are coming',
    async run(context) {
      const credentials = needed(
        context.hooks.collector,
        'the hooks name no customer whose order waits in its store',
      );
      const buyer = await signInAs(context.visitor(), context, credentials);
      const orders = await ordersOf(buyer);
      const { orderNumber } = needed(
        orders.find(({ status }) => status === 'READY'),
        'no order of the customer waits in its store',
      );
      const params = { orderNumber };
      const arrive = async (state: 'ON_MY_WAY' | 'HERE') =>
        (await buyer.ok(afterOrderCalls.setPickupArrival, { params, body: { state } })).pickup
          ?.arrival;
      await arrive('ON_MY_WAY');
      const here = await arrive('HERE');
      equals(here?.state, 'HERE', 'state in front of the store');
      equals(await arrive('HERE'), here, 'arrival that was told again');
      equals(await arrive('ON_MY_WAY'), here, 'arrival after the shopper was there');
      const read = await buyer.ok(afterOrderCalls.getDeliveryTracking, { params });
      equals(read.pickup?.arrival, here, 'arrival that is read');
    },
  },
];
