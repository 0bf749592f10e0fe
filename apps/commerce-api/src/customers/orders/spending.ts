import type { Receipt } from '@larder/contracts/checkout';
import type { Spending } from '@larder/contracts/customer';
import type { PricingSnapshot } from '../../orders/tables.js';

/** A delivered order as its receipt has it. */
export interface SpentOrder {
  /** `2026-03`. */
  readonly month: string;
  readonly receipt: Receipt;
  readonly basis: PricingSnapshot;
  /** Cents that were credited for claims. */
  readonly credited: number;
  /** Department by line; absent for goods that are gone. */
  readonly departments: ReadonlyMap<string, string>;
}

const sumOf = <T>(all: readonly T[], value: (one: T) => number) =>
  all.reduce((sum, one) => sum + value(one), 0);

/** Sums of orders by month and department; `months` are those to show. */
export function spendingOf(orders: readonly SpentOrder[], months: readonly string[]): Spending {
  const paidFor = ({ receipt, credited }: SpentOrder) => Math.max(0, receipt.toPay - credited);
  return {
    months: months.map((month) => {
      const own = orders.filter((one) => one.month === month);
      return { month, orders: own.length, paid: sumOf(own, paidFor) };
    }),
    departments: departmentsOf(orders),
    discounts: sumOf(orders, ({ receipt }) => receipt.discount),
    memberSavings: sumOf(orders, memberSavingsOf),
    serviceFees: sumOf(orders, ({ receipt }) => receipt.serviceFee),
    depositsPaid: sumOf(orders, ({ receipt }) => receipt.deposits),
    depositsReturned: sumOf(orders, ({ receipt }) => receipt.depositReturned),
  };
}

function departmentsOf(orders: readonly SpentOrder[]): Spending['departments'] {
  const goods = new Map<string | undefined, number>();
  for (const { receipt, departments } of orders)
    for (const { lineItemId, total } of receipt.lines) {
      const name = departments.get(lineItemId);
      goods.set(name, (goods.get(name) ?? 0) + total);
    }
  return [...goods]
    .filter(([, cents]) => cents > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([name, cents]) => ({ goods: cents, ...(name !== undefined && { name }) }));
}

/** What the member price saved on goods that came. */
function memberSavingsOf({ receipt, basis }: SpentOrder): number {
  const came = receipt.lines.filter(({ outcome }) => outcome === 'PICKED');
  return sumOf(came, ({ lineItemId }) => basis.lines?.[lineItemId]?.memberShare ?? 0);
}
