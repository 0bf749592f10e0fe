import { aCart, aLine, apples, aTimeSlot } from '../../../testing/fixtures.js';
import { noChoice, paymentChoice, withChoice } from './payment-choice.js';
import { isCovered, walletChoice } from './wallet-payment.js';
import { timeSlotsByDay } from '../time-slot/time-slots-by-day.js';

beforeEach(() => sessionStorage.clear());

describe('the choice of payment', () => {
  it('NAV-38 is kept over a reload while it is whole', () => {
    expect(noChoice).toEqual({ saveMethod: false, setPrimary: false });
    paymentChoice.write({ methodId: 'm', saveMethod: true, setPrimary: false });
    expect(paymentChoice.read()).toEqual({ methodId: 'm', saveMethod: true, setPrimary: false });
    expect(Object.keys(sessionStorage)).toEqual(['larder.checkout.payment']);
    for (const part of [7, null, {}, { saveMethod: true }, { setPrimary: true }]) {
      paymentChoice.write(part as never);
      expect(paymentChoice.read()).toBeUndefined();
    }
  });

  it('NAV-41 goes along part by part', () => {
    expect(withChoice('/go', { ...noChoice, methodId: 'm' })).toBe('/go?method=m');
    expect(withChoice('/go', { ...noChoice, saveMethod: true })).toBe('/go?saveMethod=true');
    expect(withChoice('/go', { ...noChoice, setPrimary: true })).toBe('/go?setPrimary=true');
  });

  it('CART-98 needs no payment where discounts have taken everything off', () => {
    const { priceInfo } = aCart([]);
    const free = { ...priceInfo, total: 0 };
    expect(isCovered(aCart([aLine(apples, 1)], { priceInfo: free }))).toBe(true);
    expect(isCovered(aCart([], { priceInfo: free }))).toBe(false);
  });

  it('PAY-11 is for the wallet only where it was chosen', () => {
    sessionStorage.setItem('use-wallet', 'yes');
    expect(walletChoice.read()).toBe(false);
    walletChoice.write(true);
    expect(sessionStorage.getItem('use-wallet')).toBe('true');
  });
});

describe('windows', () => {
  it('SLOT-17 stay in their order within a day', () => {
    const [day] = timeSlotsByDay([aTimeSlot(8), aTimeSlot(10)], () => 'day');
    expect(day).toEqual({ key: 'day', timeSlots: [aTimeSlot(8), aTimeSlot(10)] });
    expect(timeSlotsByDay([], () => 'day')).toEqual([]);
  });
});
