import type { DepositKind } from '@larder/contracts/catalogue';

/** A deposit has the tax rate of its goods, or is not taxed. */
export type DepositTax = 'asGoods' | 'outside';

export interface DepositRules extends Readonly<Record<DepositKind, DepositTax>> {
  /** Crates of an order: packaging of the delivery, taxed at the rate of the service if at all. */
  readonly crates: DepositTax;
  readonly source: string;
}

/** No deposit is part of a price that is taxed. */
export const untaxedDeposits = (source: string): DepositRules => ({
  singleUse: 'outside',
  returnable: 'outside',
  crates: 'outside',
  source,
});
