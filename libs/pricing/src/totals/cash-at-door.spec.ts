import { cashAtDoor, usualAmounts } from './cash-at-door.js';

const door = (amountPlanned: number) => ({ methodKey: 'payment-at-the-door', amountPlanned });
const card = (amountPlanned: number) => ({ methodKey: 'credit-cards', amountPlanned });

describe('cash at the door', () => {
  it.each([
    ['the total', { payments: [door(4240)], paysWith: 5000 }, 760],
    ['the total in coins', { payments: [door(4241)], totalAtHandover: 4240, paysWith: 5000 }, 760],
    ['what a gift card leaves', { payments: [card(4000), door(240)], paysWith: 500 }, 260],
    ['the exact amount', { payments: [door(5000)], paysWith: 5000 }, 0],
  ])('gives the change of %s', (_what, order, change) => {
    expect(cashAtDoor(order)).toEqual({ paysWith: order.paysWith, change });
  });

  it('follows the final amount of the receipt', () => {
    expect(cashAtDoor({ payments: [door(4240)], paysWith: 5000 }, 4100)?.change).toBe(900);
  });

  it.each([
    ['was said', { payments: [door(4240)] }],
    ['is enough', { payments: [door(5100)], paysWith: 5000 }],
    ['is paid there', { payments: [card(4240)], paysWith: 5000 }],
  ])('has no change where nothing %s', (_what, order) => {
    expect(cashAtDoor(order)).toBeUndefined();
  });
});

describe('usual amounts', () => {
  const euro = [500, 1_000, 2_000, 5_000, 10_000, 20_000];
  it.each([
    [4_614, [5_000, 6_000, 10_000, 20_000]],
    [689, [1_000, 2_000, 5_000, 10_000]],
    [5_000, [6_000, 10_000, 20_000]],
    [25_010, [25_500, 26_000, 30_000, 40_000]],
  ])('for %d cents are made of the notes', (due, amounts) => {
    expect(usualAmounts(due, euro)).toEqual(amounts);
  });
});
