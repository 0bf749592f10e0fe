import type { CheckoutStore } from '@larder/contracts/distribution';

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:15', closes: '19:45' }));

/** A store of the tests: open on weekdays and Saturday morning. */
export function aStore(parts: Partial<CheckoutStore> = {}): CheckoutStore {
  return {
    storeId: 'north',
    name: 'Market North',
    streetName: 'North Road',
    streetNumber: '1',
    postalCode: '1010',
    city: 'Wien',
    country: 'Austria',
    countryCode: 'AT',
    position: { lat: 48.21, lng: 16.37 },
    phoneNumber: '+431234',
    openingHours: [...WEEK, { weekday: 6, opens: '07:15', closes: '18:00' }],
    services: ['bakery', 'parking'],
    pickupAvailable: true,
    ...parts,
  };
}

export const north = aStore();
export const graz = aStore({
  storeId: 'graz',
  name: 'Market Graz',
  postalCode: '8010',
  city: 'Graz',
  position: { lat: 47.07, lng: 15.44 },
  services: ['bakery'],
  pickupAvailable: false,
});
export const gone = aStore({
  storeId: 'old',
  name: 'Old market',
  closed: true,
  movedTo: 'north',
  city: 'Wien',
  position: { lat: 48.2, lng: 16.36 },
});

export const outlines = [
  {
    name: 'Land',
    kind: 'land',
    polygon: [
      { lat: 49, lng: 13 },
      { lat: 49, lng: 17 },
      { lat: 46.5, lng: 16 },
    ],
  },
];
