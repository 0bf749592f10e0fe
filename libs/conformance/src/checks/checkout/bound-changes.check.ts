import { cartCalls } from '@larder/contracts/cart';
import { checkoutCalls } from '@larder/contracts/checkout';
import type { Check } from '../../run/check.js';
import { equals, needed } from '../../run/finding.js';
import { put } from '../../steps/goods.js';
import { checkoutOf, handover, placeOrder, readOrder } from '../../steps/orders.js';

const about = { profile: 'all' } as const;

/** What a change of an order does to other things than its lines. */
export const boundChangeChecks: readonly Check[] = [
  {
    ...about,
    id: 'orders.move-place',
    title: 'an order that moves takes a place in its new time slot and leaves the old one',
    requirements: ['CART-72', 'SLOT-17'],
    calls: ['checkout.changeOrder', 'distribution.getWindows'],
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber, order } = await placeOrder(buyer, context);
      const asker = context.visitor();
      await asker.ok(cartCalls.setDistributionAddress, { body: await context.shop.address() });
      const slots = async () => context.shop.slotsFor(asker);
      const leftOf = async (wanted: string) =>
        (await slots()).find(({ id }) => id === wanted)?.left;
      const old = order.distributionWindow.id;
      const scarce = needed(
        (await slots()).find(({ id, left = 0 }) => id !== old && left > 1),
        'no time slot has few places',
      );
      const params = { orderNumber };
      const moveTo = async (windowId: string) => {
        const trial = await buyer.ok(checkoutCalls.changeOrder, { params, body: { windowId } });
        const expectedTotal = trial.order.priceInfo.total;
        await buyer.ok(checkoutCalls.changeOrder, { params, body: { windowId, expectedTotal } });
      };
      const { id, left = 0 } = scarce;
      await buyer.ok(checkoutCalls.changeOrder, { params, body: { windowId: id } });
      equals(await leftOf(id), left, 'places after a preview');
      await moveTo(id);
      equals(await leftOf(id), left - 1, 'places after the move');
      await moveTo(old);
      equals(await leftOf(id), left, 'places after the move back');
    },
  },
  {
    ...about,
    id: 'orders.cancel-addition',
    title: 'what was added to an order is cancelled with it',
    requirements: ['CART-02', 'CART-29'],
    calls: ['checkout.cancelOrder', 'cart.setCartMode'],
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber } = await placeOrder(buyer, context);
      const [product] = await context.shop.plain(1);
      if (product) await put(buyer, product, 1);
      await buyer.ok(cartCalls.setCartMode, { body: { mode: 'ADDON' as const, orderNumber } });
      const frozen = await buyer.ok(cartCalls.finalizeCart);
      const { args, more } = checkoutOf(frozen, await handover(context));
      const added = await buyer.ok(checkoutCalls.postCheckout, args, more);
      await buyer.ok(checkoutCalls.cancelOrder, { params: { orderNumber } });
      const addition = await readOrder(buyer, added.orderNumber ?? '');
      equals(addition.status, 'CANCELLED', 'status of the addition');
    },
  },
];
