import { cartCalls } from '@larder/contracts/cart';
import { substitutionCalls } from '@larder/contracts/cart/substitutions';
import { distributionCalls } from '@larder/contracts/distribution';
import type { Check } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import { readyCart, roomySlot } from '../../steps/cart-to-order.js';
import { addedUp, put } from '../../steps/goods.js';

const about = { profile: 'cart' } as const;

export const slotChecks: readonly Check[] = [
  {
    ...about,
    id: 'slots.list',
    title: 'time slots come in order of time, can still be ordered, and the earliest is the first',
    requirements: ['API-068', 'API-069', 'SLOT-05', 'SLOT-08', 'SLOT-17'],
    calls: ['distribution.getWindows', 'distribution.getEarliestWindow'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const address = await shop.address();
      const cart = await buyer.ok(cartCalls.setDistributionAddress, { body: address });
      const appointableId = cart.distributionAddress?.deliveryAreaNumber ?? '';
      const query = { distributionType: 'DELIVERY', appointableId } as const;
      const slots = await buyer.ok(distributionCalls.getWindows, { query });
      for (const { id, start, end, cutOff, state, left } of slots) {
        holds(Date.parse(start) < Date.parse(end), `${id} ends after it begins`);
        holds(Date.parse(cutOff) <= Date.parse(start), `orders for ${id} end before it begins`);
        holds(
          left === undefined || (state === 'scarce' && left > 0),
          `places of ${id} fit its state`,
        );
      }
      const starts = slots.map(({ start }) => start);
      equals(starts, [...starts].sort(), 'beginnings in order');
      equals(new Set(slots.map(({ id }) => id)).size, slots.length, 'different time slots');
      const first = needed(
        slots.find(({ state }) => state !== 'full'),
        'every time slot is full',
      );
      const earliest = await buyer.ok(distributionCalls.getEarliestWindow, { query });
      equals(earliest.start, first.start, 'beginning of the earliest time slot');
      const unknown = { query: { ...query, appointableId: 'no-such-area' } };
      const refusal = { status: 404, code: '132' } as const;
      await buyer.refused(distributionCalls.getWindows, unknown, refusal);
    },
  },
  {
    ...about,
    id: 'slots.choice',
    title: 'a chosen time slot is on the cart with its fee, and given back it is gone',
    requirements: ['API-064', 'CART-05', 'SLOT-06'],
    calls: ['cart.setTimeSlot', 'cart.releaseTimeSlot'],
    async run(context) {
      const buyer = context.visitor();
      const cart = await readyCart(buyer, context);
      const slots = await context.shop.slotsFor(buyer);
      const slot = slots.find(({ id }) => id === cart.distributionWindow?.id);
      equals(cart.distributionWindow?.start, slot?.start, 'beginning');
      equals(cart.priceInfo.serviceFees, slot?.serviceFee, 'fee');
      equals(cart.priceInfo.total, addedUp(cart), 'total');
      const without = await buyer.ok(substitutionCalls.releaseTimeSlot);
      equals([without.distributionWindow, without.priceInfo.serviceFees], [undefined, 0], 'cart');
      await buyer.ok(substitutionCalls.releaseTimeSlot);
    },
  },
  {
    ...about,
    id: 'slots.refused',
    title: 'a time slot needs a place, has to exist, and to be one of that place',
    requirements: ['CART-67', 'CART-71', 'CART-78'],
    calls: ['cart.setTimeSlot'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [product] = await shop.plain(1);
      if (product) await put(buyer, product, 1);
      const of = (id: string) => ({ body: { id } });
      await buyer.refused(cartCalls.setTimeSlot, of('any'), { status: 409, code: '005' });
      await buyer.ok(cartCalls.setDistributionAddress, { body: await shop.address() });
      const gone = { status: 404, code: '140' } as const;
      await buyer.refused(cartCalls.setTimeSlot, of('no-such-window'), gone);
      const { storeId } = await shop.store();
      const query = { distributionType: 'CLICK_AND_COLLECT', appointableId: storeId } as const;
      const [other] = await buyer.ok(distributionCalls.getWindows, { query });
      const { id } = needed(other, 'the store has no time slots');
      await buyer.refused(cartCalls.setTimeSlot, of(id), { status: 409, code: '022' });
    },
  },
  {
    ...about,
    id: 'slots.hold',
    title: 'a held time slot is extended as often as the cart says, and no more',
    requirements: ['SLOT-06'],
    calls: ['cart.extendTimeSlot'],
    async run(context) {
      const buyer = context.visitor();
      const { distributionWindow } = await readyCart(buyer, context);
      const heldUntil = needed(distributionWindow?.heldUntil, 'the shop holds no time slots');
      let left = distributionWindow?.extensionsLeft ?? 0;
      while (left > 0) {
        const { distributionWindow: longer } = await buyer.ok(substitutionCalls.extendTimeSlot);
        holds((longer?.heldUntil ?? '') >= heldUntil, 'the hold ends no earlier than before');
        equals(longer?.extensionsLeft, left - 1, 'extensions that are left');
        left -= 1;
      }
      const refusal = { status: 409, code: 'CONFLICT' } as const;
      await buyer.refused(substitutionCalls.extendTimeSlot, {}, refusal);
    },
  },
  {
    ...about,
    id: 'slots.other-place',
    title: 'a cart that moves to a store does not keep the time slot of its address',
    requirements: ['SLOT-16'],
    calls: ['cart.setDistributionAddress'],
    async run(context) {
      const buyer = context.visitor();
      const { shop } = context;
      await readyCart(buyer, context);
      const { storeId } = await shop.store();
      const { deliveryAreaNumber: _, pickingUnitIds: __, ...place } = await shop.address();
      const body = { ...place, distributionType: 'CLICK_AND_COLLECT', storeId } as const;
      const moved = await buyer.ok(cartCalls.setDistributionAddress, { body });
      equals(moved.distributionWindow, undefined, 'time slot of the moved cart');
    },
  },
  {
    ...about,
    id: 'slots.availability',
    title: 'the capacity call says of each product whether it can be had',
    requirements: ['API-070', 'CAT-05', 'SLOT-09'],
    calls: ['distribution.postCapacity'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const products = (await shop.products()).slice(0, 20);
      await buyer.ok(cartCalls.setDistributionAddress, { body: await shop.address() });
      const { id } = await roomySlot(buyer, { shop });
      const body = { skus: products.map(({ sku }) => sku) };
      const found = await buyer.ok(distributionCalls.postCapacity, {
        query: { timeSlotId: id },
        body,
      });
      equals(
        found.map(({ sku, available }) => [sku, available]),
        products.map(({ sku, orderability }) => [sku, orderability !== 'CanNotBeOrdered']),
        'availability by sku',
      );
      const query = { timeSlotId: 'no-such-window' };
      const refusal = { status: 404, code: '140' } as const;
      await buyer.refused(distributionCalls.postCapacity, { query, body }, refusal);
    },
  },
  {
    ...about,
    id: 'slots.hold-ends',
    title: 'a hold that has ended is told by the validation, and the time slot can be chosen again',
    requirements: ['CART-79', 'CART-89'],
    calls: ['cart.validateCart'],
    async run(context) {
      const advance = needed(context.hooks.advance, 'the server’s clock cannot be moved');
      const buyer = context.visitor();
      const { distributionWindow } = await readyCart(buyer, context);
      const heldUntil = needed(distributionWindow?.heldUntil, 'the shop holds no time slots');
      const held = await buyer.ok(cartCalls.validateCart);
      equals(held.errors, [], 'findings while it is held');
      const now = Date.parse((await buyer.send(cartCalls.getCart)).headers.get('date') ?? '');
      await advance(Date.parse(heldUntil) - now + 60_000);
      const { errors } = await buyer.ok(cartCalls.validateCart);
      equals(
        errors.map(({ code }) => code),
        ['141'],
        'findings after it has ended',
      );
      const body = { id: distributionWindow?.id ?? '' };
      const again = await buyer.ok(cartCalls.setTimeSlot, { body });
      equals(again.distributionWindow?.id, body.id, 'time slot chosen again');
    },
  },
];
