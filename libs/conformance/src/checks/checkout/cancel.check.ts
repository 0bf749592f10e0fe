import { cartCalls } from '@larder/contracts/cart';
import { checkoutCalls } from '@larder/contracts/checkout';
import type { Check } from '../../run/check.js';
import { equals, needed } from '../../run/finding.js';
import { readyCart } from '../../steps/cart-to-order.js';
import { checkoutOf, handover, placeOrder, readOrder } from '../../steps/orders.js';

const about = { profile: 'all' } as const;

export const cancelChecks: readonly Check[] = [
  {
    ...about,
    id: 'orders.cancel',
    title: 'a cancelled order stays cancelled, twice without harm, and can no longer be changed',
    requirements: ['CART-25'],
    calls: ['checkout.cancelOrder', 'checkout.changeOrder'],
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber } = await placeOrder(buyer, context);
      const params = { orderNumber };
      for (let time = 0; time < 2; time += 1)
        equals(
          (await buyer.ok(checkoutCalls.cancelOrder, { params })).status,
          'CANCELLED',
          'status',
        );
      equals((await readOrder(buyer, orderNumber)).status, 'CANCELLED', 'status of the order');
      const closed = { status: 409, code: 'ORDER_CLOSED' } as const;
      await buyer.refused(checkoutCalls.changeOrder, { params, body: {} }, closed);
    },
  },
  {
    ...about,
    id: 'orders.cancel-place',
    title: 'an order takes a place of its time slot, and gives it back when it is cancelled',
    requirements: ['CART-72', 'SLOT-17'],
    calls: ['checkout.cancelOrder', 'distribution.getWindows'],
    async run(context) {
      const buyer = context.visitor();
      const cart = await readyCart(buyer, context);
      const scarce = (await context.shop.slotsFor(buyer)).find(
        ({ id, left = 0 }) => id !== cart.distributionWindow?.id && left > 1,
      );
      const { id, left } = needed(scarce, 'no time slot has few places');
      const asker = context.visitor();
      await asker.ok(cartCalls.setDistributionAddress, { body: await context.shop.address() });
      const places = async () =>
        (await context.shop.slotsFor(asker)).find((slot) => slot.id === id)?.left;
      await buyer.ok(cartCalls.setTimeSlot, { body: { id } });
      const frozen = await buyer.ok(cartCalls.finalizeCart);
      const { args, more } = checkoutOf(frozen, await handover(context));
      const { orderNumber = '' } = await buyer.ok(checkoutCalls.postCheckout, args, more);
      equals(await places(), (left ?? 0) - 1, 'places after the order');
      await buyer.ok(checkoutCalls.cancelOrder, { params: { orderNumber } });
      equals(await places(), left, 'places after it was cancelled');
    },
  },
  {
    ...about,
    id: 'orders.closed',
    title: 'after the cut-off of its time slot an order is neither changed nor cancelled',
    requirements: ['CART-79'],
    calls: ['checkout.cancelOrder', 'checkout.changeOrder'],
    async run(context) {
      const advance = needed(context.hooks.advance, 'the server’s clock cannot be moved');
      const buyer = context.visitor();
      const { orderNumber } = await placeOrder(buyer, context);
      const params = { orderNumber };
      const read = await buyer.send(checkoutCalls.getOrderProgress, { params });
      const { changeableUntil = '' } = read.body as { changeableUntil?: string };
      await advance(
        Date.parse(changeableUntil) - Date.parse(read.headers.get('date') ?? '') + 2000,
      );
      const closed = { status: 409, code: 'ORDER_CLOSED' } as const;
      await buyer.refused(checkoutCalls.cancelOrder, { params }, closed);
      await buyer.refused(checkoutCalls.changeOrder, { params, body: {} }, closed);
    },
  },
];
