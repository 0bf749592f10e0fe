import { useEffect, useRef } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { Customer } from '@larder/contracts/customer';
import { useFeature, type FeatureContext } from '@larder/platform';
import { orderingApi } from '../../../api/ordering-api.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { useCustomer } from '../../merge/use-customer.js';
import { contactDraft } from '../contact/contact-draft.js';
import { contactValues } from '../contact/contact-values.js';
import { loadReader } from '../contact/load-reader.js';
import { destinationOf } from '../../service/destination.js';
import { savedDelivery } from '../contact/saved-addresses.js';
import { stepSaved } from '../step-saved.js';

type Save = (context: FeatureContext, cart: Cart, customer: Customer) => Promise<unknown>;

/**
 * Completes the cart of a customer with what they have saved: contact, the place of a delivery, and its
 * address where only the postcode is known. What they have begun to type counts more. Both can be changed.
 */
export function useKnownCustomer(cart: Cart): void {
  useOnce(cart, cart.billingAddress === undefined, saveContact);
  useOnce(cart, cart.deliveryPlace !== undefined && !cart.distributionAddress, saveDelivery);
  useOnce(cart, destinationOf(cart) === undefined, savePlace);
}

/** Tried once for each cart: what the server refuses is asked for. */
function useOnce(cart: Cart, isWanted: boolean, save: Save): void {
  const context = useFeature();
  const customer = useCustomer();
  const tried = useRef<string>(undefined);
  useEffect(() => {
    const isOurs = customer !== undefined && cart.customerId === customer.id;
    if (!isOurs || !isWanted || tried.current === cart.id) return;
    tried.current = cart.id;
    void save(context, cart, customer);
  }, [cart, context, customer, isWanted, save]);
}

async function saveContact(context: FeatureContext, cart: Cart, customer: Customer) {
  const readContact = await loadReader(context.tenant.country);
  const read = readContact(contactValues(cart, context.tenant, customer), context.locale.code);
  if ('problems' in read || contactDraft.read()) return;
  const { setBillingAddress } = orderingApi.endpoints;
  const { error } = await enqueueChange(
    context,
    setBillingAddress.initiate({ body: read.address }),
  );
  if (!error) stepSaved(context, 'billingAddress');
}

/** The header has told them the times at this place already. */
async function savePlace(context: FeatureContext, _cart: Cart, customer: Customer) {
  const { saveOwnPlace } = await import('../../service/device/save-own-place.js');
  await saveOwnPlace(context, customer);
}

/**
 * Only where it is that of the postcode: elsewhere they want something else this time. The code of
 * addresses is not part of the page.
 */
async function saveDelivery(context: FeatureContext, { deliveryPlace }: Cart, customer: Customer) {
  const address = savedDelivery(customer);
  if (!address || address.postalCode !== deliveryPlace?.postalCode) return;
  const { storeKnownAddress } = await import('../../service/device/save-own-place.js');
  if (await storeKnownAddress(context, address)) stepSaved(context, 'distributionLocation');
}
