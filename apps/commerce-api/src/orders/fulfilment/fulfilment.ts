import type { Order, OrderPickupPlace, PickupPlace } from '@larder/contracts/checkout';
import type { ProductLineItem, Substitution } from '@larder/contracts/cart';
import type { Picked, PickedLine } from '../tables.js';

/** An order as the fulfilment sees it. */
export interface FulfilmentOrder {
  readonly orderNumber: string;
  readonly status: Order['status'];
  readonly isPickup: boolean;
  readonly cutOff: Date;
  readonly start: Date;
  readonly end: Date;
  readonly lines: readonly ProductLineItem[];
  /** The shopper's substitution preference for lines without one of their own. */
  readonly substitution?: Substitution | undefined;
  /** Minimum age in years of the recipient, checked by an identity card at handover. */
  readonly ageLimit?: number | undefined;
  /** The driver may leave the order at the door; never with an age limit. */
  readonly leaveAtDoor?: boolean | undefined;
  /** Cents that the driver gets. */
  readonly tip?: number | undefined;
  /** Bays and lockers of the order's store that are free. */
  readonly freePlaces?: readonly PickupPlace[] | undefined;
  readonly now: Date;
  /** Finds a similar product for the line's quantity that does not cost more. */
  findSubstitute(line: ProductLineItem): Promise<PickedLine['substitute']>;
}

/** Current state of an order at the fulfilment. */
export interface FulfilmentUpdate {
  /** The new status; absent when it has not changed. */
  readonly status?: 'PICKING' | 'ON_THE_WAY' | 'READY' | 'COMPLETED';
  /** Sent with the status that follows picking. */
  readonly picked?: Picked;
  /** Sent with READY where the store has bays or lockers. */
  readonly pickupPlace?: OrderPickupPlace | undefined;
  /** Time of the next poll; null when no update will follow. */
  readonly nextAt: Date | null;
}

/** Port to the system that picks and delivers orders: a warehouse, or the simulator. */
export interface Fulfilment {
  /** True for the simulator, so that views for operators can show it. */
  readonly isSimulated: boolean;
  /** Called first at the cut-off, then at each `nextAt`. */
  fetchUpdate(task: FulfilmentOrder): Promise<FulfilmentUpdate>;
}
