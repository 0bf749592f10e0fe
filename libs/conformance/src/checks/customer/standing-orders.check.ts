import { checkoutCalls } from '@larder/contracts/checkout';
import {
  standingOrderCalls,
  type StandingOrder,
  type StandingOrderChange,
} from '@larder/contracts/shopping/standing-orders';
import type { Check, CheckContext } from '../../run/check.js';
import { equals, holds } from '../../run/finding.js';
import { customer } from '../../steps/customer.js';
import { placeOrder } from '../../steps/orders.js';
import { createStandingOrder, standingTerms } from '../../steps/standing-orders.js';

const about = { profile: 'all', requirements: [] } as const;
const conflict = { status: 409, code: 'CONFLICT' } as const;
const gone = { status: 404, code: 'NOT_FOUND' } as const;
const WEEK = 7 * 86_400_000;
const UNTIL_YESTERDAY = '2020-01-01';

/** A customer with an order, and what the checks leave behind taken away. */
async function withOrder(
  context: CheckContext,
  use: (buyer: Awaited<ReturnType<typeof customer>>, orderNumber: string) => Promise<void>,
): Promise<void> {
  const buyer = await customer(context, 1);
  const { orderNumber } = await placeOrder(buyer, context);
  await use(buyer, orderNumber);
  for (const { id } of await buyer.ok(standingOrderCalls.getStandingOrders))
    await buyer.ok(standingOrderCalls.removeStandingOrder, { params: { id } });
  await buyer.ok(checkoutCalls.cancelOrder, { params: { orderNumber } });
}

/** The body of a change that changes nothing but these values. */
const changeOf = (standing: StandingOrder, changes: object): StandingOrderChange => ({
  name: standing.name,
  weeks: standing.weeks,
  window: standing.window,
  agreed: true,
  anyWindow: standing.anyWindow,
  payment: standing.payment,
  highestTotal: standing.highestTotal,
  items: standing.items.map(({ sku, quantity }) => ({ sku, quantity })),
  ...changes,
});

export const standingOrderChecks: readonly Check[] = [
  {
    ...about,
    id: 'standing.created',
    title: 'a standing order has the goods of its order, and is there until it is ended',
    calls: [
      'shopping.getStandingDraft',
      'shopping.createStandingOrder',
      'shopping.getStandingOrders',
      'shopping.getStandingOrder',
      'shopping.removeStandingOrder',
    ],
    run: (context) =>
      withOrder(context, async (buyer, orderNumber) => {
        const order = await buyer.ok(checkoutCalls.getOrder, { params: { orderNumber } });
        const standing = await createStandingOrder(buyer, orderNumber);
        const amounts = (lines: readonly { readonly quantity: number; readonly sku: string }[]) =>
          lines.map(({ sku, quantity }) => `${quantity} ${sku}`).sort();
        const ordered = order.productLineItems.map(({ product, quantity }) => ({
          sku: product.sku,
          quantity,
        }));
        equals(amounts(standing.items), amounts(ordered), 'goods of the standing order');
        equals(standing.state, 'ACTIVE', 'state');
        holds(standing.total <= standing.highestTotal, 'the suggested highest total is enough');
        const params = { id: standing.id };
        const read = await buyer.ok(standingOrderCalls.getStandingOrder, { params });
        equals([read.id, read.nextDate], [standing.id, standing.nextDate], 'standing order');
        const listed = await buyer.ok(standingOrderCalls.getStandingOrders);
        equals(listed.filter(({ id }) => id === standing.id).length, 1, 'times in the list');
        await buyer.ok(standingOrderCalls.removeStandingOrder, { params });
        await buyer.refused(standingOrderCalls.getStandingOrder, { params }, gone);
      }),
  },
  {
    ...about,
    id: 'standing.days',
    title: 'the next day is left out once, and nothing is placed while it pauses',
    calls: [
      'shopping.skipStandingOrder',
      'shopping.pauseStandingOrder',
      'shopping.resumeStandingOrder',
      'shopping.agreeStandingOrder',
    ],
    run: (context) =>
      withOrder(context, async (buyer, orderNumber) => {
        const { id, nextDate: date, highestTotal } = await createStandingOrder(buyer, orderNumber);
        const params = { id };
        const skip = { params, body: { date } };
        const skipped = await buyer.ok(standingOrderCalls.skipStandingOrder, skip);
        equals(Date.parse(skipped.nextDate) - Date.parse(date), WEEK, 'days that are left out');
        await buyer.refused(standingOrderCalls.skipStandingOrder, skip, conflict);
        const paused = await buyer.ok(standingOrderCalls.pauseStandingOrder, { params });
        equals(paused.state, 'PAUSED', 'state of a pause');
        const resumed = await buyer.ok(standingOrderCalls.resumeStandingOrder, { params });
        equals(resumed.state, 'ACTIVE', 'state after the pause');
        const body = { date: UNTIL_YESTERDAY, highestTotal: highestTotal + 100 };
        await buyer.refused(standingOrderCalls.agreeStandingOrder, { params, body }, conflict);
      }),
  },
  {
    ...about,
    id: 'standing.changed',
    title: 'goods and the highest total are changed, a time slot that the place lacks is refused',
    calls: ['shopping.changeStandingOrder', 'shopping.createStandingOrder'],
    run: (context) =>
      withOrder(context, async (buyer, orderNumber) => {
        const standing = await createStandingOrder(buyer, orderNumber);
        const params = { id: standing.id };
        const change = (changes: object) => ({ params, body: changeOf(standing, changes) });
        const highestTotal = standing.highestTotal + 1234;
        const changed = await buyer.ok(
          standingOrderCalls.changeStandingOrder,
          change({ highestTotal, name: 'Now and then', weeks: 2 }),
        );
        equals(
          [changed.highestTotal, changed.name, changed.weeks],
          [highestTotal, 'Now and then', 2],
          'changed terms',
        );
        const stale = change({ version: standing.version, name: 'Another tab' });
        await buyer.refused(standingOrderCalls.changeStandingOrder, stale, conflict);
        const window = { weekday: 7, from: '03:17', to: '03:18' };
        const bad = { status: 400, code: 'BAD_REQUEST' } as const;
        await buyer.refused(standingOrderCalls.changeStandingOrder, change({ window }), bad);
        const terms = await standingTerms(buyer, orderNumber);
        const body = { ...terms, window };
        await buyer.refused(standingOrderCalls.createStandingOrder, { body }, bad);
      }),
  },
];
