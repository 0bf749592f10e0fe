import type { Cart } from '@larder/contracts/cart';
import type { ExpressBuyer } from '@larder/contracts/checkout';
import type { ConfirmEvent, StripeAddress } from './stripe-js.js';

/** Characters that the shop's field for the house number takes. */
const MAX_NUMBER_LENGTH = 20;

/** Street and house number of one line: `Laubenweg 3/12` or `12 High Street`. */
export function splitStreet(line: string): { streetName: string; streetNumber: string } {
  const text = line.trim();
  const first = /^(\d+\s?[a-z]?(?:[-/]\w+)*)[,\s]+(.+)$/i.exec(text);
  if (first) return { streetName: first[2] ?? '', streetNumber: first[1] ?? '' };
  const last = /^(.+?)[,\s]+(\d+\s?[a-z]?(?:[-/]\s?\w+)*)$/i.exec(text);
  return { streetName: last?.[1] ?? text, streetNumber: last?.[2] ?? '' };
}

function street({ line1, line2 }: StripeAddress) {
  const { streetName, streetNumber } = splitStreet(line1);
  const whole = [streetNumber, line2].filter(Boolean).join(', ');
  return { streetName, streetNumber: whole.length <= MAX_NUMBER_LENGTH ? whole : streetNumber };
}

function names(name: string) {
  const parts = name.trim().split(/\s+/);
  return { firstName: parts.slice(0, -1).join(' '), lastName: parts.at(-1) ?? '' };
}

/**
 * What the sheet of a wallet says about its owner. Anything that it lacks is refused by the cart's calls,
 * and the checkout asks for it.
 */
export function sheetBuyer(
  { billingDetails, shippingAddress }: Pick<ConfirmEvent, 'billingDetails' | 'shippingAddress'>,
  token: string,
  { cart, locale }: { readonly cart: Cart; readonly locale: string },
): ExpressBuyer {
  const { name, address } = shippingAddress ??
    billingDetails ?? { name: '', address: { line1: '', city: '', postal_code: '', country: '' } };
  const known = cart.distributionAddress;
  const country = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return {
    ...names(name),
    ...street(address),
    email: billingDetails?.email ?? '',
    phoneNumber: (billingDetails?.phone ?? '').replace(/[^\d+]/g, ''),
    postalCode: address.postal_code,
    city: address.city,
    countryCode: address.country,
    country:
      known?.countryCode === address.country
        ? known.country
        : ((address.country && country.of(address.country)) ?? ''),
    token,
  };
}
