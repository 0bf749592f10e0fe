import type { CartPayment } from '@larder/contracts/cart';
import type { HeldTimeSlot, Hold, TimeSlotRow } from '../distribution/capacity/tables.js';
import type { Statement } from '../kernel/database/statement.js';
import { run } from '../kernel/database/statement.js';
import type { ShopRevision } from '../kernel/shop-cache.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import type { StoredLine } from './state.js';
import type { CartRow } from './tables.js';

type Serialized<Row, Instants extends keyof Row> = Omit<Row, Instants> &
  Record<Instants, string | null>;

/** A row of the view `whole_carts`; instants come as text. */
interface CartRecord {
  readonly cart: Serialized<CartRow, 'createdAt' | 'changedAt' | 'finalizedAt'>;
  readonly lines: readonly StoredLine[];
  readonly payments: readonly CartPayment[];
  readonly chosen_window:
    | (Serialized<TimeSlotRow, 'startsAt' | 'endsAt' | 'cutOff'> & {
        readonly hold: Serialized<Hold, 'endsAt'> | null;
      })
    | null;
  readonly revision: number;
}

/** A stored cart with its lines, payments and time slot, and the shop revision at which it was read. */
export interface StoredCart {
  readonly row: CartRow;
  readonly lines: readonly StoredLine[];
  readonly payments: readonly CartPayment[];
  readonly timeSlot: HeldTimeSlot | undefined;
  readonly revision: ShopRevision;
}

const columns = 'cart, lines, payments, chosen_window, revision';

const currentCart: Statement = {
  name: 'current_cart',
  text: `SELECT ${columns} FROM whole_carts
    WHERE tenant = $1 AND session_id = cart_holder($1, $2) AND status IN ('OPEN', 'FINALIZED')`,
};

const cartById: Statement = {
  name: 'cart_by_id',
  text: `SELECT ${columns} FROM whole_carts WHERE tenant = $1 AND id = $2`,
};

const guestCart: Statement = {
  name: 'guest_cart',
  text: `SELECT ${columns} FROM whole_carts
    WHERE tenant = $1 AND id = $2 AND session_id = $3 AND status IN ('OPEN', 'FINALIZED')`,
};

const lockedCart: Statement = {
  name: 'lock_cart',
  text: `SELECT ${columns} FROM lock_cart($1, $2, $3::timestamptz, $4::timestamptz)`,
};

function instant(text: string | null): Date {
  return new Date(text ?? NaN);
}

function readRecord(record: CartRecord): StoredCart {
  const { cart, lines, payments, chosen_window: timeSlot, revision } = record;
  const { createdAt, changedAt, finalizedAt } = cart;
  return {
    row: {
      ...cart,
      createdAt: instant(createdAt),
      changedAt: instant(changedAt),
      finalizedAt: finalizedAt === null ? null : instant(finalizedAt),
    },
    lines,
    payments,
    timeSlot: timeSlot ? readTimeSlot(timeSlot) : undefined,
    revision: { tenant: cart.tenant, revision },
  };
}

function readTimeSlot(timeSlot: NonNullable<CartRecord['chosen_window']>): HeldTimeSlot {
  const { hold } = timeSlot;
  return {
    ...timeSlot,
    startsAt: instant(timeSlot.startsAt),
    endsAt: instant(timeSlot.endsAt),
    cutOff: instant(timeSlot.cutOff),
    hold: hold ? { ...hold, endsAt: instant(hold.endsAt) } : undefined,
  };
}

/** The session's cart that is still being filled or paid, without locking it. */
export async function findCart({
  db,
  tenant,
  session,
}: UnitOfWork): Promise<StoredCart | undefined> {
  const [found] = await run<CartRecord>(db, currentCart, [tenant, session]);
  return found && readRecord(found);
}

/** The cart that a guest brought along into the session and that has no customer yet, by its id. */
export async function findGuestCart(
  { db, tenant, session }: UnitOfWork,
  id: string,
): Promise<StoredCart | undefined> {
  const [found] = await run<CartRecord>(db, guestCart, [tenant, id, session]);
  return found && readRecord(found);
}

/** A cart by its id, of any owner; throws when there is none. */
export async function readCartById({ db, tenant }: UnitOfWork, id: string): Promise<StoredCart> {
  const [found] = await run<CartRecord>(db, cartById, [tenant, id]);
  if (!found) throw new Error('A cart was lost while it was locked');
  return readRecord(found);
}

/**
 * Locks the session's cart until the transaction ends, increments its version and returns its latest
 * state. `unknown`: there is no such session, or it was not used since `seenAfter`.
 */
export async function lockCart(
  { db, tenant, session, now }: UnitOfWork,
  seenAfter: Date,
): Promise<StoredCart | 'none' | 'unknown'> {
  const moments = [seenAfter.toISOString(), now.toISOString()];
  const [found] = await run<CartRecord | { cart: null }>(db, lockedCart, [
    tenant,
    session,
    ...moments,
  ]);
  if (!found) return 'unknown';
  return found.cart === null ? 'none' : readRecord(found);
}
