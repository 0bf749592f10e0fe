import { home, store } from '../../../testing/fixtures.js';
import { pickupAddress } from '../pickup/pickup-address.js';
import { timeSlotQuery } from './time-slot-query.js';

describe('windowQuery', () => {
  it('SLOT-07 SLOT-08 asks for delivery by the area, with address and coordinates', () => {
    expect(timeSlotQuery(home)).toEqual({
      query: {
        distributionType: 'DELIVERY',
        appointableId: 'wien',
        streetName: 'Lindengasse',
        streetNumber: '7',
        postalCode: '1070',
        city: 'Wien',
        country: 'Austria',
        latitude: 48.2,
        longitude: 16.35,
      },
    });
  });

  it('SLOT-08 asks for pickup by the store alone', () => {
    expect(timeSlotQuery(pickupAddress(store))).toEqual({
      query: { distributionType: 'CLICK_AND_COLLECT', appointableId: 'store-1' },
    });
  });

  it('asks for nothing while no service is chosen', () => {
    expect(timeSlotQuery(undefined)).toBeUndefined();
  });

  it('SLOT-03 SLOT-04 a pickup has a store and no area', () => {
    const address = pickupAddress(store);
    expect(address.storeId).toBe('store-1');
    expect(address).not.toHaveProperty('deliveryAreaNumber');
    expect(address).not.toHaveProperty('pickingUnitIds');
  });
});
