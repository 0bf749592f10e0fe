import { cartCalls } from '@larder/contracts/cart';
import { cartPlaceCalls } from '@larder/contracts/cart/place';
import { distributionCalls } from '@larder/contracts/distribution';
import { postcodeCalls } from '@larder/contracts/distribution/postcode';
import type { Check } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';

const about = { profile: 'cart' } as const;
/** In the Atlantic, where nobody delivers. */
const NOWHERE = '0,0';

export const placeChecks: readonly Check[] = [
  {
    ...about,
    id: 'places.areas',
    title: 'a position in an area finds it, one in the ocean finds none',
    requirements: ['API-092', 'API-093', 'API-094', 'API-095', 'SLOT-10'],
    calls: [
      'distribution.getDeliveryAreas',
      'distribution.getDefaultDeliveryArea',
      'distribution.getDeliveryAreaAt',
    ],
    async run({ visitor, shop }) {
      const shopper = visitor();
      const area = needed((await shop.areas())[0], 'the shop delivers nowhere');
      await shopper.ok(distributionCalls.getDefaultDeliveryArea);
      const middle = (of: 'lat' | 'lng') =>
        area.polygon.reduce((sum, corner) => sum + corner[of], 0) / area.polygon.length;
      const position = `${middle('lat').toFixed(5)},${middle('lng').toFixed(5)}`;
      const found = await shopper.ok(distributionCalls.getDeliveryAreaAt, { query: { position } });
      equals(found.deliveryAreaNumber, area.deliveryAreaNumber, 'area around its own middle');
      const query = { position: NOWHERE };
      const answer = await shopper.send(distributionCalls.getDeliveryAreaAt, { query });
      holds(answer.status >= 400, 'nothing is delivered in the ocean');
      await shopper.refused(
        distributionCalls.getDeliveryAreaAt,
        { query: { position: 'here' } },
        { status: 400, code: 'BAD_REQUEST' },
      );
    },
  },
  {
    ...about,
    id: 'places.postcode',
    title: 'a postcode of an area has delivery, and the cart can go there before its address',
    requirements: ['SLOT-07'],
    calls: ['distribution.getPostcodeService', 'cart.setDeliveryPlace'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const { postalCode } = await shop.address();
      const query = { postalCode };
      const service = await buyer.ok(postcodeCalls.getPostcodeService, { query });
      holds(service.delivery !== undefined, `the shop delivers to ${postalCode}`);
      const cart = await buyer.ok(cartPlaceCalls.setDeliveryPlace, { body: { postalCode } });
      equals(
        cart.deliveryPlace?.deliveryAreaNumber,
        service.delivery?.deliveryAreaNumber,
        'area of the cart',
      );
    },
  },
  {
    ...about,
    id: 'places.address',
    title: 'the server finds the area of an address, whatever the shopper sends',
    requirements: ['API-063', 'SLOT-01', 'SLOT-03', 'SLOT-04'],
    calls: ['cart.setDistributionAddress'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const address = await shop.address();
      const body = { ...address, deliveryAreaNumber: 'no-such-area' };
      const cart = await buyer.ok(cartCalls.setDistributionAddress, { body });
      const areas = (await shop.areas()).map(({ deliveryAreaNumber }) => deliveryAreaNumber);
      const found = cart.distributionAddress?.deliveryAreaNumber ?? '';
      holds(areas.includes(found), 'the cart goes to an area of the shop');
      equals(cart.distributionAddress?.storeId, undefined, 'store of a delivery');
    },
  },
  {
    ...about,
    id: 'places.outside',
    title: 'an address outside every area is refused and changes nothing',
    requirements: ['SLOT-11'],
    calls: ['cart.setDistributionAddress'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const address = await shop.address();
      const away = { ...address, position: { lat: 0, lng: 0 }, postalCode: '9999' };
      const refusal = { status: 409, code: 'OUTSIDE_DELIVERY_AREA' } as const;
      await buyer.refused(cartCalls.setDistributionAddress, { body: away }, refusal);
      equals((await buyer.ok(cartCalls.getCart)).distributionAddress, undefined, 'address');
    },
  },
  {
    ...about,
    id: 'places.stores',
    title: 'a pickup goes to the address of its store, and an unknown store is refused',
    requirements: ['API-067', 'SLOT-03', 'SLOT-14'],
    calls: ['distribution.getCheckoutStores', 'cart.setDistributionAddress'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const { storeId, streetName, postalCode } = await shop.store();
      const address = { ...(await shop.address()), distributionType: 'CLICK_AND_COLLECT' } as const;
      const { deliveryAreaNumber: _, pickingUnitIds: __, ...place } = address;
      const cart = await buyer.ok(cartCalls.setDistributionAddress, {
        body: { ...place, storeId },
      });
      equals(
        [cart.distributionAddress?.streetName, cart.distributionAddress?.postalCode],
        [streetName, postalCode],
        'address of the store',
      );
      await buyer.refused(
        cartCalls.setDistributionAddress,
        { body: { ...place, storeId: 'no-such-store' } },
        { status: 409, code: '132' },
      );
    },
  },
  {
    ...about,
    id: 'places.maps',
    title: 'suggestions and positions of addresses come from the shop’s own calls',
    requirements: ['API-088', 'API-089', 'API-091', 'SLOT-12', 'SLOT-15'],
    calls: ['distribution.getPlaces', 'distribution.geocodeAddress'],
    async run({ visitor, shop }) {
      const shopper = visitor();
      const { streetName, postalCode, city } = await shop.address();
      await shopper.ok(distributionCalls.getPlaces, { query: { q: streetName } });
      const address = 'Nowhere Street 99999, 00000 Nowhere';
      await shopper.send(distributionCalls.geocodeAddress, { query: { address } });
      const known = { address: `${streetName} 1, ${postalCode} ${city}` };
      await shopper.send(distributionCalls.geocodeAddress, { query: known });
    },
  },
];
