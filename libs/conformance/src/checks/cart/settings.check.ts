import { cartCalls } from '@larder/contracts/cart';
import { allergenCalls } from '@larder/contracts/cart/allergens';
import { substitutionCalls } from '@larder/contracts/cart/substitutions';
import { tipCalls } from '@larder/contracts/cart/tip';
import { catalogueCalls } from '@larder/contracts/catalogue';
import type { Check } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import { addedUp, put } from '../../steps/goods.js';

const about = { profile: 'cart' } as const;

export const settingChecks: readonly Check[] = [
  {
    ...about,
    id: 'cart.tip',
    title: 'a suggested tip is part of the total, another amount is refused',
    requirements: ['CART-06'],
    calls: ['cart.setTip'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const tip = needed((await shop.config()).tips?.[0], 'the shop takes no tips');
      const [product] = await shop.plain(1);
      await buyer.ok(cartCalls.setDistributionAddress, { body: await shop.address() });
      const before = product && (await put(buyer, product, 1));
      const after = await buyer.ok(tipCalls.setTip, { body: { tip } });
      equals(
        after.priceInfo.total - (before?.priceInfo.total ?? 0),
        tip,
        'difference of the total',
      );
      equals(after.priceInfo.orderValue, before?.priceInfo.orderValue, 'order value');
      const refusal = { status: 400, code: 'BAD_REQUEST' } as const;
      await buyer.refused(tipCalls.setTip, { body: { tip: tip + 1 } }, refusal);
    },
  },
  {
    ...about,
    id: 'cart.crates',
    title: 'crates are wanted or not, and the total follows',
    requirements: ['API-050', 'API-051', 'CART-97'],
    calls: ['cart.setCrateDeposit'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [product] = await shop.plain(1);
      if (product) await put(buyer, product, 1);
      for (const crateDepositDesired of [true, false]) {
        const cart = await buyer.ok(cartCalls.setCrateDeposit, { body: { crateDepositDesired } });
        equals(cart.crateDepositDesired, crateDepositDesired, 'crates');
        equals(cart.priceInfo.total, addedUp(cart), 'total');
        holds(crateDepositDesired || cart.priceInfo.depositFees === 0, 'no deposit without crates');
      }
    },
  },
  {
    ...about,
    id: 'cart.substitution',
    title: 'what to do when goods are missing is stored for the cart and for a line',
    requirements: [],
    calls: ['cart.setSubstitution'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [product] = await shop.plain(1);
      const cart = product && (await put(buyer, product, 1));
      const lineItemId = cart?.productLineItems[0]?.lineItemId ?? '';
      await buyer.ok(substitutionCalls.setSubstitution, { body: { choice: 'CALL' } });
      const chosen = await buyer.ok(substitutionCalls.setSubstitution, {
        body: { choice: 'SIMILAR', lineItemId },
      });
      equals(
        [chosen.substitution, chosen.productLineItems[0]?.substitution],
        ['CALL', 'SIMILAR'],
        'preferences of cart and line',
      );
      const unknown = { body: { choice: 'CALL', lineItemId: 'no-such-line' } };
      const refusal = { status: 404, code: 'NOT_FOUND' } as const;
      await buyer.refused(substitutionCalls.setSubstitution, unknown, refusal);
    },
  },
  {
    ...about,
    id: 'cart.allergens',
    title: 'a product that the shopper avoids is refused until exactly its warning is confirmed',
    requirements: [],
    calls: ['cart.setCartAllergens', 'cart.getAllergenWarnings', 'cart.setItem'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const found = [];
      for (const { sku } of (await shop.plain(30)).slice(0, 30)) {
        const product = await buyer.ok(catalogueCalls.getProduct, { params: { sku } });
        if (product.allergens.length > 0) found.push(product);
        if (found.length > 0) break;
      }
      const product = needed(found[0], 'no product among the first ones has allergens');
      const { sku, allergens } = product;
      const [avoided] = allergens;
      if (!avoided) return;
      const chosen = await buyer.ok(allergenCalls.setCartAllergens, {
        body: { allergens: [avoided] },
      });
      equals(chosen.allergenProfile?.chosen, [avoided], 'allergens of the cart');
      const refusal = { status: 409, code: 'ALLERGEN_CONFIRMATION_REQUIRED' } as const;
      const error = await buyer.refused(cartCalls.setItem, { body: { sku, quantity: 1 } }, refusal);
      const warning = needed(
        error.customPayload?.allergenWarning,
        'the refusal names no allergens',
      );
      holds(warning.contains.includes(avoided), `the warning names ${avoided}`);
      const query = { skus: sku };
      const { warnings } = await buyer.ok(allergenCalls.getAllergenWarnings, { query });
      equals(
        warnings.map((one) => one.sku),
        [sku],
        'products with a warning',
      );
      const wrong = { contains: [], mayContain: [], isUnknown: false };
      const body = { sku, quantity: 1, confirmedAllergens: wrong };
      await buyer.refused(cartCalls.setItem, { body }, refusal);
      const { contains, mayContain, isUnknown } = warning;
      const cart = await buyer.ok(cartCalls.setItem, {
        query: {},
        body: { sku, quantity: 1, confirmedAllergens: { contains, mayContain, isUnknown } },
      });
      equals(cart.productLineItems[0]?.allergenWarning?.isConfirmed, true, 'confirmed warning');
    },
  },
  {
    ...about,
    id: 'cart.planned-payments',
    title: 'payments are planned up to the total, and taken back',
    requirements: ['API-052', 'API-053', 'API-054', 'CART-10'],
    calls: ['cart.addPayment', 'cart.removePayment', 'cart.cleanPayments'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [product] = await shop.plain(1, 200);
      const cart = product && (await put(buyer, product, 2));
      const total = cart?.priceInfo.total ?? 0;
      const { paymentMethods } = await shop.config();
      const methodKey = needed(paymentMethods[0], 'the shop takes no payment');
      const of = (amount: number) => ({ body: { methodKey, brandName: methodKey, amount } });
      const refusal = { status: 400, code: 'BAD_REQUEST' } as const;
      await buyer.refused(cartCalls.addPayment, of(total + 1), refusal);
      const planned = await buyer.ok(cartCalls.addPayment, of(total));
      equals(planned.priceInfo.coveredAmount, total, 'covered amount');
      equals(planned.priceInfo.uncoveredAmountWithoutOverAuthorization, 0, 'uncovered amount');
      const id = planned.payments[0]?.id ?? '';
      equals(
        (await buyer.ok(cartCalls.removePayment, { params: { id } })).payments,
        [],
        'payments',
      );
      const gone = { status: 404, code: 'NOT_FOUND' } as const;
      await buyer.refused(cartCalls.removePayment, { params: { id } }, gone);
      await buyer.ok(cartCalls.addPayment, of(total));
      equals((await buyer.ok(cartCalls.cleanPayments)).payments, [], 'payments after cleaning');
    },
  },
];
