import { randomUUID } from 'node:crypto';
import type { DigitalWallet, GiftCard, WalletEntry } from '@larder/contracts/wallet';
import { and, eq, sql } from 'drizzle-orm';
import { customers } from '../../customers/tables.js';
import type { Scope } from '../../kernel/scope.js';
import { firstRow, rows } from '../../kernel/database/database.js';
import { giftCardEntries, giftCards } from './tables.js';

export type WalletScope = Pick<Scope, 'db' | 'tenant' | 'now'>;

/** A card with the sum of its entries. */
export interface CardRow {
  readonly id: string;
  readonly lastDigits: string;
  readonly validUntil: string | null;
  readonly customerId: string | null;
  readonly balance: number;
}

const columns = sql`c.id, c.last_digits AS "lastDigits", c.customer_id AS "customerId",
  to_char(c.valid_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "validUntil",
  (SELECT coalesce(sum(e.amount), 0)::int FROM gift_card_entries e
    WHERE e.tenant = c.tenant AND e.gift_card_id = c.id) AS balance`;

/** Cards of a wallet, those that end first before the others: in that order they are spent. */
export function cardsOf({ db, tenant }: WalletScope, customer: string): Promise<CardRow[]> {
  return rows<CardRow>(
    db,
    sql`SELECT ${columns} FROM gift_cards c
        WHERE c.tenant = ${tenant} AND c.customer_id = ${customer}
        ORDER BY c.valid_until NULLS LAST, c.linked_at, c.id`,
  );
}

const isCard = (tenant: string, id: string) =>
  and(eq(giftCards.tenant, tenant), eq(giftCards.id, id));
const isOf = (tenant: string, customer: string) =>
  and(eq(giftCards.tenant, tenant), eq(giftCards.customerId, customer));

/** Locks every card of a wallet until the transaction ends, always in the same order. */
export async function lockCards({ db, tenant }: WalletScope, customer: string): Promise<void> {
  await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(isOf(tenant, customer))
    .orderBy(giftCards.id)
    .for('update');
}

/** Locks the customer, so that two requests of theirs wait for each other; false when they are gone. */
export async function lockCustomer(
  { db, tenant }: Pick<WalletScope, 'db' | 'tenant'>,
  customer: string,
): Promise<boolean> {
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenant, tenant), eq(customers.id, customer)))
    .for('update');
  return found.length > 0;
}

/** The card of a code, locked. */
export async function lockCardByHash({ db, tenant }: WalletScope, hash: string) {
  const [locked] = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(and(eq(giftCards.tenant, tenant), eq(giftCards.codeHash, hash)))
    .for('update');
  return locked && findCard({ db, tenant }, locked.id);
}

/** The card's current state; lock it before. */
export function findCard({ db, tenant }: Pick<WalletScope, 'db' | 'tenant'>, id: string) {
  return firstRow<CardRow>(
    db,
    sql`SELECT ${columns} FROM gift_cards c WHERE c.tenant = ${tenant} AND c.id = ${id}`,
  );
}

export async function linkCard({ db, tenant, now }: WalletScope, id: string, customer: string) {
  await db.update(giftCards).set({ customerId: customer, linkedAt: now }).where(isCard(tenant, id));
}

const unlinked = { customerId: null, linkedAt: null };

/** Takes a card out of a wallet; false when it is not in it. */
export async function unlinkCard({ db, tenant }: WalletScope, id: string, customer: string) {
  const found = await db
    .update(giftCards)
    .set(unlinked)
    .where(and(isOf(tenant, customer), eq(giftCards.id, id)))
    .returning({ id: giftCards.id });
  return found.length > 0;
}

/** Removes all cards from the wallet of a deleted account: their codes can be entered again. */
export async function unlinkAllCards(
  { db, tenant }: Pick<WalletScope, 'db' | 'tenant'>,
  customer: string,
): Promise<void> {
  await db.update(giftCards).set(unlinked).where(isOf(tenant, customer));
}

export interface NewEntry {
  readonly card: string;
  readonly kind: WalletEntry['kind'];
  /** Cents; negative for payments. */
  readonly amount: number;
  readonly key: string;
  readonly orderNumber?: string | undefined;
}

/** Adds a line to the ledger; false when its key was used already. */
export async function addEntry({ db, tenant, now }: WalletScope, entry: NewEntry) {
  const { card: giftCardId, key: idempotencyKey, kind, amount, orderNumber } = entry;
  const added = await db
    .insert(giftCardEntries)
    .values({
      tenant,
      id: randomUUID(),
      giftCardId,
      kind,
      amount,
      idempotencyKey,
      orderNumber,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [giftCardEntries.tenant, giftCardEntries.idempotencyKey] })
    .returning({ id: giftCardEntries.id });
  return added.length > 0;
}

/** Lines that one payment wrote, by the beginning of their keys. */
export async function entriesUnder({ db, tenant }: WalletScope, key: string) {
  return db
    .select({ card: giftCardEntries.giftCardId, amount: giftCardEntries.amount })
    .from(giftCardEntries)
    .where(
      and(
        eq(giftCardEntries.tenant, tenant),
        sql`starts_with(${giftCardEntries.idempotencyKey}, ${`${key}/`})`,
      ),
    )
    .orderBy(giftCardEntries.position);
}

/** As many lines of a wallet's history as are shown. */
const shownEntries = 50;

/** Uses of the cards. Order numbers are included only for the customer's own orders. */
function historyOf({ db, tenant }: WalletScope, customer: string) {
  return rows<Omit<WalletEntry, 'orderNumber'> & { orderNumber: string | null }>(
    db,
    sql`SELECT e.id, e.gift_card_id AS "giftCardId", e.kind, e.amount,
          (SELECT o.order_number FROM orders o JOIN carts b ON b.tenant = o.tenant AND b.id = o.cart_id
            WHERE o.tenant = e.tenant AND o.order_number = e.order_number
              AND b.customer_id = ${customer}) AS "orderNumber",
          to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt"
        FROM gift_card_entries e JOIN gift_cards c ON c.tenant = e.tenant AND c.id = e.gift_card_id
        WHERE c.tenant = ${tenant} AND c.customer_id = ${customer}
        ORDER BY e.position DESC LIMIT ${shownEntries}`,
  );
}

export const isValid = ({ validUntil }: CardRow, now: Date) =>
  validUntil === null || now.getTime() <= Date.parse(validUntil);

/** What a wallet can pay at this moment. */
export const balanceOf = (cards: readonly CardRow[], now: Date) =>
  cards.filter((card) => isValid(card, now)).reduce((sum, { balance }) => sum + balance, 0);

const asGiftCard = ({ id, lastDigits, balance, validUntil }: CardRow): GiftCard => ({
  id,
  maskedCode: `•••• •••• •••• ${lastDigits}`,
  balance,
  ...(validUntil !== null && { validUntil }),
});

/** API-077. */
export async function readWallet(scope: WalletScope, customer: string): Promise<DigitalWallet> {
  const cards = await cardsOf(scope, customer);
  const history = await historyOf(scope, customer);
  return {
    balance: balanceOf(cards, scope.now),
    giftCards: cards.map(asGiftCard),
    history: history.map(({ orderNumber, ...entry }) => ({
      ...entry,
      ...(orderNumber !== null && { orderNumber }),
    })),
  };
}
