import type { Order } from '@larder/contracts/checkout';
import type { ProductLineItem, Substitution } from '@larder/contracts/cart';
import type { Picked, PickedLine } from '../tables.js';

/** An order as those see it who pick and bring it. */
export interface FulfilmentOrder {
  readonly orderNumber: string;
  readonly status: Order['status'];
  readonly isPickup: boolean;
  readonly cutOff: Date;
  readonly start: Date;
  readonly end: Date;
  readonly lines: readonly ProductLineItem[];
  /** What the shopper wants where something is missing, unless a line says otherwise. */
  readonly substitution?: Substitution | undefined;
  readonly now: Date;
  /** Something of the same kind that is no dearer, for the line's quantity. */
  findSubstitute(line: ProductLineItem): Promise<PickedLine['substitute']>;
}

/** What became of the order by now. */
export interface FulfilmentUpdate {
  /** The state that it has reached; absent while it stays as it is. */
  readonly status?: 'PICKING' | 'ON_THE_WAY' | 'READY' | 'COMPLETED';
  /** With the state in which it leaves the shelves. */
  readonly picked?: Picked;
  /** When to ask again; null once nothing more comes. */
  readonly nextAt: Date | null;
}

/** Those who pick and bring orders: a warehouse's system, or what stands for one. */
export interface Fulfilment {
  /** True for what no hand has touched: told wherever it is shown to operators. */
  readonly isSimulated: boolean;
  /** Asked when the time has come that it named itself; the first time at the cut-off. */
  fetchUpdate(task: FulfilmentOrder): Promise<FulfilmentUpdate>;
}
