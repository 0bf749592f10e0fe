import type { Order } from '@larder/contracts/checkout';

const atTheDoor = 'payment-at-the-door';

type Paid = Pick<Order, 'paysWith' | 'payments' | 'totalAtHandover'>;

/** What the shopper hands over in cash, and what the driver gives back; cents. */
export interface CashAtDoor {
  readonly paysWith: number;
  readonly change: number;
}

type Payments = readonly Pick<Order['payments'][number], 'methodKey' | 'amountPlanned'>[];

const sumOf = (payments: Payments) =>
  payments.reduce((sum, { amountPlanned }) => sum + amountPlanned, 0);

/** Cents of a total that other payments leave to be paid at the door. */
export const leftAtDoor = (payments: Payments, total: number): number =>
  total - sumOf(payments.filter(({ methodKey }) => methodKey !== atTheDoor));

/** Cents to pay at the door: all of it, rounded to coins, or what nothing else pays. */
function dueAtDoor({ payments, totalAtHandover }: Paid, toPay?: number): number | undefined {
  if (!payments.some(({ methodKey }) => methodKey === atTheDoor)) return undefined;
  return leftAtDoor(payments, toPay ?? totalAtHandover ?? sumOf(payments));
}

/**
 * Undefined where the shopper has not said with what they pay, or where it is no longer enough. `toPay` is
 * the final amount of the receipt.
 */
export function cashAtDoor(order: Paid, toPay?: number): CashAtDoor | undefined {
  const { paysWith } = order;
  const due = dueAtDoor(order, toPay);
  if (paysWith === undefined || due === undefined || paysWith < due) return undefined;
  return { paysWith, change: paysWith - Math.max(due, 0) };
}

/** Amounts that the notes of a country make above `due`, the nearest first: 50, 60 and 100 for 46.14. */
export function usualAmounts(due: number, notes: readonly number[]): readonly number[] {
  const rounded = notes.map((note) => Math.ceil(due / note) * note);
  return [...new Set(rounded)]
    .filter((cents) => cents > due)
    .sort((a, b) => a - b)
    .slice(0, 4);
}
