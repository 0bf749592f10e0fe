import { loyaltyCalls } from '@larder/contracts/loyalty';
import type { Check, CheckContext } from '../../run/check.js';
import { equals, holds, needed, skip } from '../../run/finding.js';
import type { Visitor } from '../../run/visitor.js';
import { customer } from '../../steps/customer.js';

const about = { profile: 'all' } as const;
const conflict = { status: 409, code: 'CONFLICT' } as const;
const noMember = { status: 409, code: '10048' } as const;

/** The customer's card at the programme; the check is skipped where the shop has none. */
async function cardOf(visitor: Visitor) {
  const answer = await visitor.send(loyaltyCalls.getCardInfo, { query: {} });
  if (answer.status === 404) skip('the shop has no loyalty programme');
  return visitor.ok(loyaltyCalls.getCardInfo, { query: {} });
}

/** A customer who is no member. */
async function newCustomer(context: CheckContext): Promise<Visitor> {
  const visitor = await customer(context, 1);
  await cardOf(visitor);
  await visitor.ok(loyaltyCalls.unlinkLoyalty);
  return visitor;
}

export const loyaltyChecks: readonly Check[] = [
  {
    ...about,
    id: 'loyalty.member',
    title: 'points, vouchers and the card of a customer can be read',
    requirements: ['API-037', 'API-038', 'API-039', 'LOY-01', 'LOY-18'],
    calls: [
      'loyalty.getCardInfo',
      'loyalty.getLoyaltyVouchers',
      'loyalty.getWalletPasses',
      'loyalty.getPhysicalCardStatus',
    ],
    async run(context) {
      const visitor = await customer(context, 0);
      await visitor.send(loyaltyCalls.getCardInfo, { query: {} });
      await visitor.ok(loyaltyCalls.getLoyaltyVouchers);
      await visitor.send(loyaltyCalls.getWalletPasses);
      const card = await visitor.send(loyaltyCalls.getPhysicalCardStatus);
      if (card.status === 404) skip('the shop has no physical card');
      visitor.success(loyaltyCalls.getPhysicalCardStatus, card);
    },
  },
  {
    ...about,
    id: 'loyalty.link',
    title: 'a customer gets one card, keeps it when they link again, and gives it back',
    requirements: ['LOY-01', 'LOY-17', 'CUST-29'],
    calls: ['loyalty.linkLoyalty', 'loyalty.unlinkLoyalty', 'loyalty.getCardInfo'],
    async run(context) {
      const visitor = await newCustomer(context);
      equals((await cardOf(visitor)).joeAuthenticationStatus, 'NotLinked', 'status before');
      const linked = await visitor.ok(loyaltyCalls.linkLoyalty, { body: {} });
      equals(linked.joeAuthenticationStatus, 'Authenticated', 'status with a card');
      const number = needed(linked.mpCardId, 'members have no number');
      const again = await visitor.ok(loyaltyCalls.linkLoyalty, { body: {} });
      equals(again.mpCardId, number, 'number of the card after a second link');
      equals((await cardOf(visitor)).mpCardId, number, 'number of the card');
      for (let time = 0; time < 2; time += 1) {
        const left = await visitor.ok(loyaltyCalls.unlinkLoyalty);
        equals(left.joeAuthenticationStatus, 'NotLinked', 'status without a card');
      }
      holds((await cardOf(visitor)).pools.length === 0, 'who has no card has no points');
    },
  },
  {
    ...about,
    id: 'loyalty.card-of-another',
    title: 'the number of a card that another account has is refused',
    requirements: ['CUST-29', 'LOY-17'],
    calls: ['loyalty.linkLoyalty'],
    async run(context) {
      const visitor = await newCustomer(context);
      const other = await customer(context, 0);
      const { mpCardId } = await other.ok(loyaltyCalls.linkLoyalty, { body: {} });
      const cardNumber = needed(mpCardId, 'members have no number');
      await visitor.refused(loyaltyCalls.linkLoyalty, { body: { cardNumber } }, conflict);
      equals((await cardOf(visitor)).joeAuthenticationStatus, 'NotLinked', 'status');
      equals((await cardOf(other)).mpCardId, cardNumber, 'number of the other account');
    },
  },
  {
    ...about,
    id: 'loyalty.activate',
    title: 'vouchers are activated by members, and only those that there are',
    requirements: ['LOY-12'],
    calls: ['loyalty.activateVoucher'],
    async run(context) {
      const visitor = await newCustomer(context);
      const params = { promotionId: 'no-such-promotion' };
      await visitor.refused(loyaltyCalls.activateVoucher, { params }, noMember);
      await visitor.ok(loyaltyCalls.linkLoyalty, { body: {} });
      const gone = { status: 404, code: 'NOT_FOUND' } as const;
      await visitor.refused(loyaltyCalls.activateVoucher, { params }, gone);
      await visitor.ok(loyaltyCalls.unlinkLoyalty);
    },
  },
  {
    ...about,
    id: 'loyalty.physical-card',
    title: 'a physical card is ordered once',
    requirements: ['LOY-19', 'API-038', 'API-039'],
    calls: ['loyalty.orderPhysicalCard', 'loyalty.getPhysicalCardStatus'],
    async run(context) {
      const visitor = await customer(context, 1);
      const status = await visitor.send(loyaltyCalls.getPhysicalCardStatus);
      if (status.status === 404) skip('the shop has no physical card');
      const { streetName, streetNumber, postalCode, city, countryCode } =
        await context.shop.address();
      const place = { streetName, streetNumber, postalCode, city, countryCode };
      const body = { firstName: 'Eva', lastName: 'Gruber', ...place };
      // A run before this one may have ordered it.
      await visitor.send(loyaltyCalls.orderPhysicalCard, { body });
      await visitor.refused(loyaltyCalls.orderPhysicalCard, { body }, conflict);
      const after = await visitor.ok(loyaltyCalls.getPhysicalCardStatus);
      holds(after.status !== 'NOT_ORDERED', 'the card is ordered');
    },
  },
];
