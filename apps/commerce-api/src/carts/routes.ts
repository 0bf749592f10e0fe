import { cartCalls } from '@larder/contracts/cart';
import { allergenCalls } from '@larder/contracts/cart/allergens';
import { cartPlaceCalls } from '@larder/contracts/cart/place';
import { substitutionCalls } from '@larder/contracts/cart/substitutions';
import { tipCalls } from '@larder/contracts/cart/tip';
import { wire } from '@larder/contracts/cart/wire';
import type { FastifyInstance } from 'fastify';
import { addCode, removeCode } from '../benefits/discounts/change-codes.js';
import { bind } from '../kernel/http/bind-calls.js';
import type { Kernel } from '../kernel/kernel.js';
import { allergenWarnings, setCartAllergens } from './allergens/commands.js';
import {
  changeCart,
  changeFinalizedCart,
  changeOrCreateCart,
  readCart,
  readWithCart,
} from './change-cart.js';
import { setDeliveryPlace } from './distribution/delivery-place.js';
import { chooseTimeSlot, limitEmptyHolds } from './distribution/choose-time-slot.js';
import {
  clearTimeSlot,
  extendTimeSlot,
  setDistributionAddress,
} from './distribution/distribution.js';
import { finalize, reset, validateCart } from './validation/finalize.js';
import { removeAllItems, removeOwnItems, setItem, setItems } from './lines/items.js';
import { attachCart, mergeGuestCart } from './merge/merge.js';
import { addPayment, clearPayments, removePayment } from './sums/payments.js';
import {
  setBillingAddress,
  setCrateDeposit,
  setMode,
  setSubstitution,
  setTip,
} from './settings.js';
import { toCart } from './view.js';

const calls = {
  ...cartCalls,
  ...substitutionCalls,
  ...allergenCalls,
  ...cartPlaceCalls,
  ...tipCalls,
};
const domain = { calls, wire };

/** Every call of the cart. */
export function cartRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getCart: async ({ context }) => toCart(await readCart(context)),
    validateCart: ({ context }) => validateCart(context),
    finalizeCart: async ({ context }) => toCart(await changeCart(context, finalize, undefined)),
    resetCart: async ({ context }) => toCart(await changeFinalizedCart(context, reset, undefined)),
  });
  bindCustomers(app, kernel);
  bindLines(app, kernel);
  bindSettings(app, kernel);
  bindSubstitutions(app, kernel);
  bindPayments(app, kernel);
}

/** Handles a guest's cart at login. */
function bindCustomers(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    setCartCustomer: async ({ context, query }) =>
      toCart(await attachCart(context, query.anonymousCartId)),
    mergeCart: async ({ context, params }) => toCart(await mergeGuestCart(context, params.id)),
  });
}

function bindLines(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    setItem: async ({ context, body }) => toCart(await changeOrCreateCart(context, setItem, body)),
    setItems: async ({ context, body }) => {
      const cart = await changeOrCreateCart(context, setItems, body);
      return { cartDTO: toCart(cart), notAddedOrUpdatedItems: [...cart.refused] };
    },
    removeItems: async ({ context, query }) =>
      toCart(await changeCart(context, removeOwnItems, query.lineItemIds)),
    removeAllItems: async ({ context }) =>
      toCart(await changeCart(context, removeAllItems, undefined)),
  });
}

function bindSettings(app: FastifyInstance, kernel: Kernel): void {
  const spendEmptyHold = limitEmptyHolds(kernel);
  bind(app, kernel, domain, {
    setDistributionAddress: async ({ context, body }) =>
      toCart(await changeOrCreateCart(context, setDistributionAddress, body)),
    setDeliveryPlace: async ({ context, body }) =>
      toCart(await changeOrCreateCart(context, setDeliveryPlace, body)),
    setTimeSlot: async ({ context, body }) =>
      toCart(await chooseTimeSlot(context, body.id, spendEmptyHold)),
    setBillingAddress: async ({ context, body }) =>
      toCart(await changeOrCreateCart(context, setBillingAddress, body)),
    setCrateDeposit: async ({ context, body }) =>
      toCart(await changeOrCreateCart(context, setCrateDeposit, body.crateDepositDesired)),
    setTip: async ({ context, body }) => toCart(await changeCart(context, setTip, body.tip)),
    setCartMode: async ({ context, body }) =>
      toCart(await changeOrCreateCart(context, setMode, body)),
  });
}

function bindSubstitutions(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    extendTimeSlot: async ({ context }) =>
      toCart(await changeCart(context, extendTimeSlot, undefined)),
    releaseTimeSlot: async ({ context }) =>
      toCart(await changeCart(context, clearTimeSlot, undefined)),
    setSubstitution: async ({ context, body }) =>
      toCart(await changeCart(context, setSubstitution, body)),
    setCartAllergens: async ({ context, body }) => {
      const cart = await changeOrCreateCart(context, setCartAllergens, body.allergens);
      // A customer's choice is in their cart on every device, and not left to who comes next.
      const isGuest = (await context.customer()) === undefined;
      context.keepAllergens(isGuest ? (cart.allergenProfile?.chosen ?? []) : []);
      return toCart(cart);
    },
    getAllergenWarnings: async ({ context, query }) => ({
      warnings: await readWithCart(context, allergenWarnings, query.skus),
    }),
  });
}

function bindPayments(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    addPayment: async ({ context, body }) => toCart(await changeCart(context, addPayment, body)),
    cleanPayments: async ({ context }) =>
      toCart(await changeCart(context, clearPayments, undefined)),
    removePayment: async ({ context, params }) =>
      toCart(await changeCart(context, removePayment, params.id)),
    addDiscountCode: async ({ context, body }) => toCart(await addCode(context, body.code)),
    removeDiscountCode: async ({ context, query }) =>
      toCart(await changeCart(context, removeCode, query.code)),
  });
}
