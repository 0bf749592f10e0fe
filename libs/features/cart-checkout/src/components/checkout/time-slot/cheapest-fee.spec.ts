import { aTimeSlot } from '../../../testing/fixtures.js';
import { cheapestFee } from './cheapest-fee.js';

const withFees = (...fees: readonly number[]) =>
  fees.map((serviceFee, index) => aTimeSlot(8 + 2 * index, { serviceFee }));

describe('the cheapest time slot', () => {
  it.each([
    ['SLOT-17 is the one with the lowest fee', withFees(490, 190, 390), 190],
    ['SLOT-17 may be several', withFees(190, 490, 190), 190],
    ['SLOT-17 is none where all cost the same', withFees(390, 390), undefined],
    ['SLOT-17 is none where one costs nothing, which it says itself', withFees(0, 390), undefined],
    [
      'SLOT-17 is never a full one',
      [aTimeSlot(8, { serviceFee: 90, state: 'full' }), ...withFees(190, 390)],
      190,
    ],
    ['SLOT-17 is none where none is left', [aTimeSlot(8, { state: 'full' })], undefined],
  ] as const)('%s', (_name, timeSlots, fee) => {
    expect(cheapestFee(timeSlots)).toBe(fee);
  });
});
