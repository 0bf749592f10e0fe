import type { NewClaim, OrderClaims } from '@larder/contracts/checkout';
import { afterOrderCalls } from '@larder/contracts/checkout/after-order';
import type { Check, CheckContext } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import type { Visitor } from '../../run/visitor.js';
import { newKey, placeOrder, readUntil } from '../../steps/orders.js';

const conflict = { status: 409, code: 'CONFLICT' } as const;

interface Claimable {
  readonly params: { readonly orderNumber: string };
  readonly before: OrderClaims;
}

/** An order of two products that was delivered, and what of it can be claimed. */
async function claimable(buyer: Visitor, context: CheckContext): Promise<Claimable> {
  const deliver = needed(context.hooks.deliver, 'the hooks cannot have an order delivered');
  const { orderNumber, order } = await placeOrder(buyer, context);
  await deliver({ orderNumber, end: order.distributionWindow.end });
  const params = { orderNumber };
  const read = () => buyer.ok(afterOrderCalls.getOrderClaims, { params });
  const before = await readUntil(read, ({ claimableUntil }) => claimableUntil !== undefined);
  needed(before.claimableUntil, 'the shop takes no claims');
  return { params, before };
}

/** A claim once for a key, however often it is sent. */
async function claimOnce(buyer: Visitor, { params, before }: Claimable): Promise<void> {
  const [line, other] = before.lines;
  const { lineItemId, quantity, value } = needed(line, 'nothing is left to claim');
  const headers = { 'idempotency-key': newKey() };
  const body: NewClaim = { reason: 'MISSING', lines: [{ lineItemId, quantity }] };
  const claim = await buyer.ok(afterOrderCalls.addClaim, { params, body }, { headers });
  equals(claim.claimed, value, 'claimed cents of a whole line');
  holds(claim.credited <= claim.claimed, 'no more is credited than was claimed');
  const again = await buyer.ok(afterOrderCalls.addClaim, { params, body }, { headers });
  equals(again.id, claim.id, 'claim of the same key');
  const more = { lineItemId: other?.lineItemId ?? '', quantity: 1 };
  const another = { params, body: { ...body, lines: [more] } };
  await buyer.refused(afterOrderCalls.addClaim, another, { status: 409, code: '1005', headers });
  const after = await buyer.ok(afterOrderCalls.getOrderClaims, { params });
  equals(after.claims.length, before.claims.length + 1, 'number of claims');
  holds(!after.lines.some((one) => one.lineItemId === lineItemId), 'nothing is left of the line');
  const twice = { headers: { 'idempotency-key': newKey() } };
  await buyer.refused(afterOrderCalls.addClaim, { params, body }, { ...conflict, ...twice });
}

export const claimChecks: readonly Check[] = [
  {
    id: 'claims.once',
    title: 'delivered goods are claimed once for a key, at what was paid, and never twice',
    requirements: [],
    profile: 'all',
    calls: ['checkout.addClaim', 'checkout.getOrderClaims'],
    async run(context) {
      const buyer = context.visitor();
      await claimOnce(buyer, await claimable(buyer, context));
    },
  },
  {
    id: 'claims.amount',
    title: 'no more is claimed than was delivered, and goods are named by a claim about goods',
    requirements: [],
    profile: 'all',
    calls: ['checkout.addClaim'],
    async run(context) {
      const buyer = context.visitor();
      const { params, before } = await claimable(buyer, context);
      const { lineItemId, quantity } = needed(before.lines[0], 'nothing is left to claim');
      const claim = (lines: NewClaim['lines']) => ({ params, body: { reason: 'MISSING', lines } });
      const headers = () => ({ headers: { 'idempotency-key': newKey() } });
      const tooMuch = claim([{ lineItemId, quantity: quantity + 1 }]);
      await buyer.refused(afterOrderCalls.addClaim, tooMuch, { ...conflict, ...headers() });
      const bad = { status: 400, code: 'BAD_REQUEST' } as const;
      const nothing = claim([]);
      await buyer.refused(afterOrderCalls.addClaim, nothing, { ...bad, ...headers() });
      const after = await buyer.ok(afterOrderCalls.getOrderClaims, { params });
      equals(after, before, 'claims after two refusals');
    },
  },
];
