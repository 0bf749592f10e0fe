import { errorCodes } from '@larder/contracts';
import { cartCalls } from '@larder/contracts/cart';
import { allergenCalls } from '@larder/contracts/cart/allergens';
import { basketCalls } from '@larder/contracts/cart/basket';
import { cartPlaceCalls } from '@larder/contracts/cart/place';
import { substitutionCalls } from '@larder/contracts/cart/substitutions';
import { tipCalls } from '@larder/contracts/cart/tip';
import { wire } from '@larder/contracts/cart/wire';
import type { FastifyInstance } from 'fastify';
import { addCode, removeCode } from '../benefits/discounts/change-codes.js';
import { bind } from '../kernel/http/bind-calls.js';
import { ApiFailure } from '../kernel/failure.js';
import { createRateLimiter } from '../kernel/http/rate-limiter.js';
import type { Kernel } from '../kernel/kernel.js';
import { readForgotten } from '../orders/buy-again/forgotten.js';
import { buyerOf } from '../orders/buy-again/read-purchases.js';
import { allergenWarnings, setCartAllergens } from './allergens/commands.js';
import {
  changeCart,
  changeFinalizedCart,
  changeOrCreateCart,
  readCart,
  readWithCart,
} from './change-cart.js';
import { setDeliveryPlace } from './distribution/delivery-place.js';
import { chooseTimeSlot, emptyHoldsPerMinute } from './distribution/choose-time-slot.js';
import {
  clearTimeSlot,
  extendTimeSlot,
  setDistributionAddress,
} from './distribution/distribution.js';
import { finalize, reset, validateCart } from './validation/finalize.js';
import { setLineNote, setOrderNote } from './lines/notes.js';
import { readSavedGoods, removeSavedGood, saveForLater } from './lines/saved-goods.js';
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
  ...basketCalls,
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
  bindBasket(app, kernel);
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
  const isAllowed = createRateLimiter(emptyHoldsPerMinute, kernel.clock);
  bind(app, kernel, domain, {
    setDistributionAddress: async ({ context, body }) =>
      toCart(await changeOrCreateCart(context, setDistributionAddress, body)),
    setDeliveryPlace: async ({ context, body }) =>
      toCart(await changeOrCreateCart(context, setDeliveryPlace, body)),
    setTimeSlot: async ({ context, body }) =>
      toCart(await chooseTimeSlot(context, body.id, isAllowed)),
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

/** Each reads up to a hundred orders of the shopper. */
const forgottenPerMinute = 120;

/** What is beside the goods: put aside, noted, perhaps forgotten. */
function bindBasket(app: FastifyInstance, kernel: Kernel): void {
  const isAllowed = createRateLimiter(forgottenPerMinute, kernel.clock);
  bind(app, kernel, domain, {
    getSavedGoods: ({ context }) => readSavedGoods(context),
    saveForLater: async ({ context, body }) => {
      const customer = await context.customer();
      return toCart(await changeCart(context, saveForLater, { ...body, customer }));
    },
    removeSavedGood: ({ context, params }) => removeSavedGood(context, params.sku),
    setLineNote: async ({ context, params, body }) =>
      toCart(await changeCart(context, setLineNote, { ...params, ...body })),
    setOrderNote: async ({ context, body }) =>
      toCart(await changeCart(context, setOrderNote, body.note)),
    getForgotten: async ({ context }) => {
      if (!isAllowed(context.client))
        throw new ApiFailure(429, errorCodes.tooMany, 'Too many reads in a minute');
      return readWithCart(context, readForgotten, await buyerOf(context));
    },
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
