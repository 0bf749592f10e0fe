import { runSchemaCases, long } from '../core/testing/schema-cases.js';
import * as distribution from './schemas.js';

describe('places and time slots', () => {
  const address = {
    distributionType: 'DELIVERY',
    streetName: 's',
    streetNumber: '1',
    postalCode: '1010',
    city: 'Wien',
    country: 'Austria',
    countryCode: 'AT',
  };

  it('SLOT-03 SLOT-04 an address that does not match its service is reported at the service', () => {
    const { error } = distribution.DistributionAddress.safeParse({ ...address, storeId: 's' });
    expect(error?.issues).toMatchObject([
      { path: ['distributionType'], message: 'does not fit the store or area given' },
    ]);
  });

  it('SLOT-01 an address keeps all details for the driver', () => {
    const whole = {
      ...address,
      deliveryAreaNumber: '3',
      pickingUnitIds: ['p'],
      position: { lat: 1, lng: 2 },
      stairCase: '1',
      floor: '2',
      door: '3',
      firstName: 'A',
      lastName: 'B',
      additionalInfo: 'x',
      leaveAtDoor: true,
      primary: true,
    };
    expect(distribution.DistributionAddress.parse(whole)).toEqual(whole);
    const named = (firstName: string) => ({ ...address, firstName });
    runSchemaCases(
      distribution.DistributionAddress,
      [named(long(20)), named('')],
      [named(long(21))],
    );
  });

  it('STORE-04 a store is open on days of a week', () => {
    const hours = (weekday: number) => ({ weekday, opens: '08:00', closes: '20:00' });
    runSchemaCases(
      distribution.OpeningHours,
      [hours(1), hours(7)],
      [hours(0), hours(8), hours(1.5), { weekday: 1 }],
    );
  });

  it('SLOT-17 a time slot is available, scarce or full', () => {
    const window = {
      id: 'w',
      distributionType: 'DELIVERY',
      appointableId: '3',
      start: '2026-11-24T09:00:00Z',
      end: '2026-11-24T11:00:00Z',
      cutOff: '2026-11-24T06:00:00Z',
      serviceFee: 190,
    };
    runSchemaCases(
      distribution.TimeSlot,
      ['free', 'scarce', 'full'].map((state) => ({ ...window, state })),
      [
        { ...window, state: 'gone' },
        { ...window, state: 'free', serviceFee: -1 },
        { state: 'free' },
      ],
    );
    const whole = { ...window, state: 'scarce', left: 3, green: true };
    expect(distribution.TimeSlot.parse(whole)).toEqual(whole);
  });
});
