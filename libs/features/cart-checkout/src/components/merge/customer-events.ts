import type { Cart } from '@larder/contracts/cart';
import { currentCustomer, type Customer } from '@larder/contracts/customer';
import {
  readDraft,
  dropDraft,
  isSignedOut,
  saveDraft,
  type FeatureContext,
} from '@larder/platform';
import { refetchCart } from '../../api/cart/refetch-cart.js';
import { cachedCart, logouts, writeCart } from '../../api/cart/cart-cache.js';
import { forgetOrders } from '../../api/checkout-api.js';
import { clearQueue } from '../../state/set-quantity.js';
import { contactDraft } from '../checkout/contact/contact-draft.js';
import { lastCart } from '../checkout/lost-cart/last-cart.js';
import { lastMethod } from '../checkout/one-page/last-method.js';
import { openAttempt } from '../order/order-attempt.js';
import { clearConfirmedOrder } from '../order/confirmed-order.js';
import type { Draft } from '../checkout/contact/session-draft.js';
import { forgetPlace } from '../service/device/device-place.js';
import { addressDraft } from '../service/address/address-draft.js';
import { cartViewSlice } from '../../state/cart-view.js';
import { quantitiesSlice } from '../../state/quantities.js';
import { stateOf } from '../../state/state.js';
import { checkoutSlice } from '../../state/checkout.js';
import { mergeApi } from '../../api/merge-api.js';

/** What was typed and not saved when the session ended, by the names that it is put aside under. */
const draftsByName: Readonly<Record<string, Draft<object>>> = {
  'checkout.contact': contactDraft,
  'service.address': addressDraft,
};
/** The last signed-in customer: after a logout, their cart may be removed before the event arrives. */
let owner: string | undefined;

const lineCount = ({ productLineItems, unavailableLineItems }: Cart) =>
  productLineItems.length + unavailableLineItems.length;

/**
 * After a login: refetches the cart. Without guest goods the customer's cart is shown (CART-44); a cart
 * without a customer becomes theirs (CART-45); an empty one receives the guest's goods (CART-51); if
 * both have goods, the shopper is asked (CART-46).
 */
export async function handleLogin(context: FeatureContext, { id }: Customer): Promise<void> {
  const { dispatch, getState } = context;
  owner = id;
  restoreDrafts(id);
  const local = cachedCart(getState());
  if (local?.customerId === id) return;
  const { data: found } = await dispatch(refetchCart());
  if (!found) return;
  if (found.customerId === undefined) {
    const query = { anonymousCartId: found.id };
    await dispatch(mergeApi.endpoints.setCartCustomer.initiate({ query }));
    return;
  }
  const isGuests = local && local.customerId === undefined && local.id !== found.id;
  if (!isGuests || lineCount(local) === 0) return;
  if (lineCount(found) === 0) await mergeGuest(context, local.id);
  else dispatch(cartViewSlice.actions.mergeOffered(local.id));
}

/** Merges the guest's goods; the shopper is asked about those that need a confirmation. */
async function mergeGuest(context: FeatureContext, id: string): Promise<void> {
  const { mergeCart } = mergeApi.endpoints;
  const { data } = await context.dispatch(mergeCart.initiate({ params: { id } }));
  if (!data?.heldBack) return;
  const { confirmItems } = await import('../allergens/confirm-items.js');
  await confirmItems(context, data.heldBack);
}

/** What that customer had typed when their session ended. */
function restoreDrafts(id: string): void {
  for (const [name, draft] of Object.entries(draftsByName)) {
    const kept = readDraft(name, id);
    if (!kept) continue;
    dropDraft(name);
    draft.write(kept);
  }
}

/** In memory, for the same customer alone, unless they have left by choice. */
function stashDrafts(): void {
  for (const [name, draft] of Object.entries(draftsByName)) {
    const kept = draft.read();
    draft.clear();
    if (kept && owner !== undefined && !isSignedOut()) saveDraft(name, owner, { ...kept });
  }
  if (isSignedOut()) lastCart.clear();
  owner = undefined;
}

/** Another feature has changed the cart; its response may arrive after the customer has signed out. */
export function handleCartChange(
  { dispatch, getCapability: use }: FeatureContext,
  cart: Cart,
): void {
  const isForeign =
    cart.customerId !== undefined && cart.customerId !== use(currentCustomer)?.get()?.id;
  if (!isForeign) writeCart(dispatch, cart);
}

/** After a logout: removes all data of the customer from the screen and the browser's storage. */
export async function handleLogout(context: FeatureContext): Promise<void> {
  const { dispatch, getState } = context;
  logouts.count += 1;
  clearQueue(context);
  for (const sku of Object.keys(stateOf(getState()).cartQuantities))
    dispatch(quantitiesSlice.actions.settled(sku));
  stashDrafts();
  // The next person at this device is somebody else; this one finds the place in their account.
  forgetPlace();
  openAttempt.clear();
  clearConfirmedOrder();
  lastMethod.clear();
  dispatch(forgetOrders());
  dispatch(checkoutSlice.actions.left());
  dispatch(cartViewSlice.actions.mergeOffered(undefined));
  const known = cachedCart(getState());
  if (known) writeCart(dispatch, null);
  if (known?.customerId !== undefined) await dispatch(refetchCart());
}
