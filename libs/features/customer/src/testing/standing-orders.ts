import type { StandingDraft, StandingOrder } from '@larder/contracts/shopping/standing-orders';
import type { Handlers } from '@larder/platform/testing';
import { openAccount, setCookie } from './open-account.js';
import { aProduct } from './products.js';

const distributionAddress: StandingOrder['distributionAddress'] = {
  distributionType: 'DELIVERY',
  streetName: 'Laubenweg',
  streetNumber: '2',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
};

const choices = (): Pick<StandingOrder, 'items' | 'total' | 'windows' | 'payments'> => ({
  items: [
    {
      sku: 'juice',
      quantity: 20,
      isAvailable: true,
      product: aProduct({ sku: 'juice', name: 'Apple juice', maxQuantity: 30 }),
    },
  ],
  total: 4170,
  windows: [
    { weekday: 5, from: '10:00', to: '16:00', serviceFee: 190 },
    { weekday: 5, from: '18:00', to: '20:00', serviceFee: 590 },
    { weekday: 6, from: '10:00', to: '16:00', serviceFee: 190 },
  ],
  payments: [
    { methodKey: 'payment-at-the-door' },
    { methodKey: 'credit-cards', paymentMethodId: 'm1', brand: 'Visa', lastDigits: '4242' },
  ],
});

/** A draft of 20 juices for Fridays at noon, 41.70. */
export const standingDraft = (parts: Partial<StandingDraft> = {}): StandingDraft => ({
  ...choices(),
  distributionAddress,
  window: { weekday: 5, from: '10:00', to: '16:00' },
  highestTotal: 4600,
  ...parts,
});

/** The standing order of it, up to 50.00. */
export const standingOrder = (parts: Partial<StandingOrder> = {}): StandingOrder => ({
  ...choices(),
  id: 's1',
  name: 'Weekly',
  weeks: 1,
  anyWindow: true,
  highestTotal: 5000,
  itemCount: 1,
  window: { weekday: 5, from: '10:00', to: '16:00' },
  state: 'ACTIVE',
  payment: { methodKey: 'payment-at-the-door' },
  distributionAddress,
  nextDate: '2026-11-27',
  placeAt: '2026-11-26T06:00:00.000Z',
  version: 1,
  ...parts,
});

/** A page of a signed-in customer in a shop with standing orders. */
export function openStanding(url: string, handlers: Handlers) {
  setCookie('loggedIn', 'true');
  return openAccount({
    url,
    settings: { account: { standingOrders: true } },
    handlers: { 'GET /api/customers/purchases': () => [], ...handlers },
  });
}
