import type { CheckoutInput, PaymentMethodKey } from '@larder/contracts/checkout';
import { countryOf } from '@larder/countries';
import { leftAtDoor } from '@larder/pricing';
import type { CartState } from '../carts/state.js';
import { toCart } from '../carts/view.js';
import { type ApiFailure, badRequest } from '../kernel/failure.js';
import type { Shop } from '../kernel/tenant-directory.js';

const atTheDoor: PaymentMethodKey = 'payment-at-the-door';

/** Notes of the shop's country, where it is paid at the door. */
export function notesOf(
  { clientRuntimeConfig: { country } }: Shop,
  methods: readonly PaymentMethodKey[],
): number[] | undefined {
  const { cents } = countryOf(country)?.notes ?? {};
  return cents && methods.includes(atTheDoor) ? [...cents] : undefined;
}

/** Why the cash that the shopper wants to hand over cannot pay the order. */
export function cashRefusal(
  cart: CartState,
  { methodKey, paysWith }: Pick<CheckoutInput, 'methodKey' | 'paysWith'>,
): ApiFailure | undefined {
  if (paysWith === undefined) return undefined;
  if (methodKey !== atTheDoor) {
    const why = 'Cash is handed over with payment at the door alone';
    return badRequest(why, { paysWith: why });
  }
  const { priceInfo, totalAtHandover, payments } = toCart(cart);
  const due = leftAtDoor(payments, totalAtHandover ?? priceInfo.total);
  if (paysWith >= due) return undefined;
  const why = `${due} cents are to be paid at the door`;
  return badRequest(why, { paysWith: why });
}
