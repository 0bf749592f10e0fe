import { useEffect, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { cachedCart } from '../../../api/cart/cart-cache.js';
import { destinationOf } from '../../service/destination.js';
import { isOnePage } from '../one-page/is-one-page.js';
import type { ContactField, ContactValues } from './contact-input.js';
import { loadReader } from './load-reader.js';
import type { ContactProblems, ContactResult, readContact } from './read-contact.js';

/** Fields of the billing address. */
const placeFields = ['streetName', 'streetNumber', 'postalCode', 'city', 'region', 'countryCode'];
type Place = { readonly [K in (typeof placeFields)[number]]?: string | undefined };

const isElsewhere = (values: ContactValues, place: Place | undefined) =>
  values.streetName !== '' &&
  placeFields.some((field) => values[field] !== (place?.[field] ?? values[field]));

function useReader(country: string) {
  const [reader, setReader] = useState<typeof readContact>();
  useEffect(() => {
    void loadReader(country).then(
      (loaded) => setReader(() => loaded),
      () => undefined,
    );
  }, [country]);
  /** Rejects when it cannot be loaded. */
  const load = async () => {
    const loaded = reader ?? (await loadReader(country));
    setReader(() => loaded);
    return loaded;
  };
  return { reader, load };
}

/** Whether the bill goes to the address of the delivery, and what the form reads as a result. */
export function useSameAddress(cart: Cart, values: ContactValues) {
  const context = useFeature();
  const [choice, setChoice] = useState<boolean>();
  const { reader, load } = useReader(context.tenant.country);
  const isPickup = destinationOf(cart)?.distributionType === 'CLICK_AND_COLLECT';
  const isOffered = !isPickup && isOnePage(context.tenant);
  const isSame = isOffered && (choice ?? !isElsewhere(values, cart.distributionAddress));
  const withPlace = (typed: ContactValues): ContactValues => {
    // The address may have been stored since the last rendering.
    const place: Place = (isSame && cachedCart(context.getState())?.distributionAddress) || {};
    const found = placeFields.flatMap((field) => (place[field] ? [[field, place[field]]] : []));
    return { ...typed, ...Object.fromEntries(found) };
  };
  const shown = (result: ContactResult | undefined): ContactProblems => {
    if (!result || !('problems' in result)) return {};
    const hidden: readonly string[] = isSame ? placeFields : [];
    const problems = Object.entries(result.problems);
    return Object.fromEntries(problems.filter(([field]) => !hidden.includes(field)));
  };
  return {
    isOffered,
    isSame,
    choose: setChoice,
    /** Fields do not vanish under the hand when what is typed is the address of the delivery. */
    keepShown: (field: ContactField) => {
      if (placeFields.some((one) => one === field)) setChoice(false);
    },
    read: async (typed: ContactValues) => (await load())(withPlace(typed), context.locale.code),
    /** Problems in fields that are on the page. */
    shown,
    /** The same for what is typed now, without waiting. */
    current: (): ContactProblems => shown(reader?.(withPlace(values), context.locale.code)),
  };
}
