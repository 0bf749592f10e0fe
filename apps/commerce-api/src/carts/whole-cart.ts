import type { CartPayment } from '@larder/contracts/cart';
import type { ChosenWindow, Hold, WindowRow } from '../capacity/tables.js';
import type { Statement } from '../kernel/statement.js';
import { run } from '../kernel/statement.js';
import type { Edition } from '../kernel/shop-memory.js';
import type { Work } from '../ordering/work.js';
import type { StoredLine } from './state.js';
import type { CartRow } from './tables.js';

type Written<Row, Instants extends keyof Row> = Omit<Row, Instants> &
  Record<Instants, string | null>;

/** A row of the view `whole_carts`; instants come as text. */
interface CartRecord {
  readonly cart: Written<CartRow, 'createdAt' | 'changedAt' | 'finalizedAt'>;
  readonly lines: readonly StoredLine[];
  readonly payments: readonly CartPayment[];
  readonly chosen_window:
    | (Written<WindowRow, 'startsAt' | 'endsAt' | 'cutOff'> & {
        readonly hold: Written<Hold, 'endsAt'> | null;
      })
    | null;
  readonly revision: number;
}

/** A cart as it is kept, with what hangs on it and the edition of the shop that it was read in. */
export interface StoredCart {
  readonly row: CartRow;
  readonly lines: readonly StoredLine[];
  readonly payments: readonly CartPayment[];
  readonly window: ChosenWindow | undefined;
  readonly edition: Edition;
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
  const { cart, lines, payments, chosen_window: window, revision } = record;
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
    window: window ? readWindow(window) : undefined,
    edition: { tenant: cart.tenant, revision },
  };
}

function readWindow(window: NonNullable<CartRecord['chosen_window']>): ChosenWindow {
  const { hold } = window;
  return {
    ...window,
    startsAt: instant(window.startsAt),
    endsAt: instant(window.endsAt),
    cutOff: instant(window.cutOff),
    hold: hold ? { ...hold, endsAt: instant(hold.endsAt) } : undefined,
  };
}

/** The session's cart that is still being filled or paid, without locking it. */
export async function findCart({ db, tenant, session }: Work): Promise<StoredCart | undefined> {
  const [found] = await run<CartRecord>(db, currentCart, [tenant, session]);
  return found && readRecord(found);
}

/** The cart that a guest brought along into the session and that has no customer yet, by its id. */
export async function findGuestCart(
  { db, tenant, session }: Work,
  id: string,
): Promise<StoredCart | undefined> {
  const [found] = await run<CartRecord>(db, guestCart, [tenant, id, session]);
  return found && readRecord(found);
}

/** A cart by its id, whoever's it is; throws when there is none. */
export async function readCartById({ db, tenant }: Work, id: string): Promise<StoredCart> {
  const [found] = await run<CartRecord>(db, cartById, [tenant, id]);
  if (!found) throw new Error('A cart was lost while it was locked');
  return readRecord(found);
}

/**
 * Locks the session's cart until the transaction ends, counts its version up and gives it as the last
 * change left it. `unknown`: there is no such session, or it was not seen since `seenAfter`.
 */
export async function lockCart(
  { db, tenant, session, now }: Work,
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
