import { cartCalls } from '@larder/contracts/cart';
import { checkoutCalls, type Order } from '@larder/contracts/checkout';
import type { Check } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import { put } from '../../steps/goods.js';
import { checkoutOf, handover, placeOrder, readOrder } from '../../steps/orders.js';

const about = { profile: 'all' } as const;
const gone = { status: 404, code: 'NOT_FOUND' } as const;
const sumOf = ({ productLineItems }: Order) =>
  productLineItems.reduce((sum, one) => sum + one.lineTotal, 0);

export const changeChecks: readonly Check[] = [
  {
    ...about,
    id: 'orders.progress',
    title: 'an order tells how far it is, as a list and as a calendar entry',
    requirements: ['CHK-05'],
    calls: ['checkout.getOrderProgress', 'checkout.getOrderCalendar', 'checkout.getOrders'],
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber, order } = await placeOrder(buyer, context);
      const params = { orderNumber };
      const progress = await buyer.ok(checkoutCalls.getOrderProgress, { params });
      equals([progress.orderNumber, progress.status], [orderNumber, 'PLACED'], 'progress');
      holds(
        progress.steps.some(({ status, at }) => status === 'PLACED' && at),
        'it was placed',
      );
      holds(progress.changeableUntil !== undefined, 'it can be changed until its cut-off');
      const calendar = await buyer.ok(checkoutCalls.getOrderCalendar, { params });
      holds(calendar.includes('BEGIN:VEVENT'), 'the calendar has an entry');
      const [listed] = await buyer.ok(checkoutCalls.getOrders);
      equals(listed?.total, order.priceInfo.total, 'total in the list');
      await buyer.refused(checkoutCalls.getReceipt, { params }, gone);
    },
  },
  {
    ...about,
    id: 'orders.remove-line',
    title: 'a line is taken out at the confirmed total only, and a preview changes nothing',
    requirements: ['CART-06'],
    calls: ['checkout.changeOrder'],
    async run(context) {
      const buyer = context.visitor();
      const fill = async () => {
        for (const product of await context.shop.plain(12, 150)) await put(buyer, product, 3);
      };
      const { orderNumber, order } = await placeOrder(buyer, context, fill);
      const params = { orderNumber };
      const removed = needed(order.productLineItems[0], 'the order has no goods');
      const removeLineItemIds = [removed.lineItemId];
      const change = (more: object) => ({ params, body: { removeLineItemIds, ...more } });
      const trial = await buyer.ok(checkoutCalls.changeOrder, change({}));
      equals(trial.isDone, false, 'a preview is done');
      equals((await readOrder(buyer, orderNumber)).priceInfo.total, order.priceInfo.total, 'total');
      equals(trial.order.priceInfo.totalArticlePrice, sumOf(order) - removed.lineTotal, 'goods');
      const { total } = trial.order.priceInfo;
      const wrong = change({ expectedTotal: total + 1 });
      await buyer.refused(checkoutCalls.changeOrder, wrong, { status: 409, code: 'CONFLICT' });
      const done = await buyer.ok(checkoutCalls.changeOrder, change({ expectedTotal: total }));
      equals([done.isDone, done.order.priceInfo.total], [true, total], 'change');
      const after = await readOrder(buyer, orderNumber);
      equals(after.productLineItems.length, order.productLineItems.length - 1, 'number of lines');
      equals(sumOf(after), after.priceInfo.totalArticlePrice, 'price of all goods');
    },
  },
  {
    ...about,
    id: 'orders.not-empty',
    title: 'an order is not emptied line by line, nor brought below the minimum',
    requirements: ['CART-54'],
    calls: ['checkout.changeOrder'],
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber, order } = await placeOrder(buyer, context);
      const ids = order.productLineItems.map(({ lineItemId }) => lineItemId);
      const change = (removeLineItemIds: readonly string[]) => ({
        params: { orderNumber },
        body: { removeLineItemIds },
      });
      const empty = { status: 409, code: 'CART_EMPTY' } as const;
      await buyer.refused(checkoutCalls.changeOrder, change(ids), empty);
      const { minOrderValueDelivery } = await context.shop.config();
      needed(minOrderValueDelivery, 'the shop has no minimum order value');
      if (ids.length < 2) return;
      const cheapest = [...order.productLineItems].sort((a, b) => a.lineTotal - b.lineTotal)[0];
      if ((cheapest?.lineTotal ?? 0) >= (minOrderValueDelivery ?? 0)) return;
      const others = ids.filter((id) => id !== cheapest?.lineItemId);
      const below = { status: 409, code: 'MIN_ORDER_VALUE' } as const;
      await buyer.refused(checkoutCalls.changeOrder, change(others), below);
    },
  },
  {
    ...about,
    id: 'orders.move',
    title: 'an order moves to another time slot with its fee, and to none that does not exist',
    requirements: ['CART-78'],
    calls: ['checkout.changeOrder'],
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber, order, cart } = await placeOrder(buyer, context);
      const params = { orderNumber };
      const unknown = { params, body: { windowId: 'no-such-window' } };
      await buyer.refused(checkoutCalls.changeOrder, unknown, { status: 404, code: '140' });
      const asker = context.visitor();
      await asker.ok(cartCalls.setDistributionAddress, { body: await context.shop.address() });
      const slots = await context.shop.slotsFor(asker);
      const free = slots.filter(
        ({ id, state }) => id !== cart.distributionWindow?.id && state === 'free',
      );
      // One with another fee proves more.
      const hasOtherFee = ({ serviceFee }: (typeof free)[number]) =>
        serviceFee !== order.priceInfo.serviceFees;
      const other = needed(free.find(hasOtherFee) ?? free[0], 'no other time slot is free');
      const trial = await buyer.ok(checkoutCalls.changeOrder, {
        params,
        body: { windowId: other.id },
      });
      const expectedTotal = trial.order.priceInfo.total;
      await buyer.ok(checkoutCalls.changeOrder, {
        params,
        body: { windowId: other.id, expectedTotal },
      });
      const moved = await readOrder(buyer, orderNumber);
      equals(moved.distributionWindow.id, other.id, 'time slot');
      equals(moved.priceInfo.serviceFees, other.serviceFee, 'fee');
      equals(moved.priceInfo.orderValue, order.priceInfo.orderValue, 'order value');
    },
  },
  {
    ...about,
    id: 'orders.addition',
    title: 'goods are added to an order in its time slot, without a minimum and without a fee',
    requirements: ['API-049', 'CART-02', 'CART-03', 'CART-28', 'CART-29', 'CART-57'],
    calls: ['cart.setCartMode', 'checkout.postCheckout', 'checkout.getOrderProgress'],
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber, order } = await placeOrder(buyer, context);
      const [product] = await context.shop.plain(1);
      if (product) await put(buyer, product, 1);
      const addition = { body: { mode: 'ADDON' as const, orderNumber } };
      const cart = await buyer.ok(cartCalls.setCartMode, addition);
      equals([cart.mode, cart.orderNumber], ['ADDON', orderNumber], 'mode and number');
      equals(cart.distributionWindow?.id, order.distributionWindow.id, 'time slot');
      const frozen = await buyer.ok(cartCalls.finalizeCart);
      equals(frozen.priceInfo.serviceFeesAfterDiscount, 0, 'fee of the addition');
      const { args, more } = checkoutOf(frozen, await handover(context));
      const placed = await buyer.ok(checkoutCalls.postCheckout, args, more);
      const params = { orderNumber };
      const progress = await buyer.ok(checkoutCalls.getOrderProgress, { params });
      equals(progress.additions, [placed.orderNumber], 'additions');
      const stranger = { body: { mode: 'ADDON', orderNumber: 'no-such-order' } };
      await buyer.refused(cartCalls.setCartMode, stranger, gone);
    },
  },
];
