import { useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { cachedCart } from '../../../api/cart/cart-cache.js';
import { destinationOf } from '../../service/destination.js';
import { isOnePage } from '../one-page/is-one-page.js';
import type { ContactValues } from './contact-input.js';
import { readContact, type ContactProblems, type ContactResult } from './contact-values.js';

/** Fields of the billing address. */
const placeFields = ['streetName', 'streetNumber', 'postalCode', 'city', 'countryCode'] as const;
type Place = { readonly [K in (typeof placeFields)[number]]?: string | undefined };

const isElsewhere = (values: ContactValues, place: Place | undefined) =>
  values.streetName !== '' &&
  placeFields.some((field) => values[field] !== (place?.[field] ?? values[field]));

/** Whether the bill goes to the address of the delivery, and what the form reads as a result. */
export function useSameAddress(cart: Cart, values: ContactValues) {
  const context = useFeature();
  const [choice, setChoice] = useState<boolean>();
  const isDelivery = destinationOf(cart)?.distributionType === 'DELIVERY';
  const isOffered = isDelivery && isOnePage(context.tenant);
  const isSame = isOffered && (choice ?? !isElsewhere(values, cart.distributionAddress));
  const read = (typed: ContactValues): ContactResult => {
    // The address may have been stored since the last rendering.
    const place: Place = (isSame && cachedCart(context.getState())?.distributionAddress) || {};
    const found = placeFields.flatMap((field) => (place[field] ? [[field, place[field]]] : []));
    return readContact({ ...typed, ...Object.fromEntries(found) }, context.locale.code);
  };
  const problemsOf = (typed: ContactValues): ContactProblems => {
    const result = read(typed);
    if (!('problems' in result)) return {};
    const hidden: readonly string[] = isSame ? placeFields : [];
    const shown = Object.entries(result.problems).filter(([field]) => !hidden.includes(field));
    return Object.fromEntries(shown);
  };
  return { isOffered, isSame, choose: setChoice, read, problemsOf };
}
