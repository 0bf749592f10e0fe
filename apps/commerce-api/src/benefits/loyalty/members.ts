import { randomInt, randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { MemberInformation, Pool } from '@larder/contracts/loyalty';
import { sql } from 'drizzle-orm';
import { firstRow, rows } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure, signInRequired } from '../../kernel/failure.js';
import type { LoyaltyScope } from './programme.js';
import { cardClosed } from './programme.js';

export interface Member {
  readonly memberId: string;
  readonly cardId: string;
  readonly status: 'Authenticated' | 'Blocked';
}

/** Response for a customer who is not a member. */
export const nonMember: MemberInformation = {
  joeAuthenticationStatus: 'NotLinked',
  pools: [],
  promotions: [],
  vouchers: [],
};

type MemberScope = Pick<LoyaltyScope, 'db' | 'tenant' | 'now'>;

/** The member that a customer is, if they are one. */
export function findMember({ db, tenant }: Pick<MemberScope, 'db' | 'tenant'>, customer: string) {
  return firstRow<Member>(
    db,
    sql`SELECT member_id AS "memberId", card_id AS "cardId", status FROM loyalty_members
        WHERE tenant = ${tenant} AND customer_id = ${customer}`,
  );
}

/** @throws ApiFailure 10048 for customers who are not members or have a closed card */
export async function requireMember(scope: MemberScope, customer: string): Promise<Member> {
  const member = await findMember(scope, customer);
  if (member?.status !== 'Authenticated') throw cardClosed();
  return member;
}

/** LOY-02: the pools of points and coins with the member's balances. */
export async function poolsOf({ db, tenant }: MemberScope, customer: string): Promise<Pool[]> {
  const found = await rows<{ poolId: string; value: number }>(
    db,
    sql`SELECT pool_id AS "poolId", sum(amount)::int AS value FROM loyalty_entries
        WHERE tenant = ${tenant} AND customer_id = ${customer} GROUP BY pool_id`,
  );
  return ['points', 'coins'].map((poolId) => ({
    poolId,
    tags: [poolId],
    value: found.find((one) => one.poolId === poolId)?.value ?? 0,
  }));
}

/** Twelve digits with their check digit: an EAN-13. */
export function asEan13(digits: string): string {
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Numbers that begin with 29 are free for use within one company. */
const newCardId = () => asEan13(`29${String(randomInt(10 ** 10)).padStart(10, '0')}`);

/**
 * Makes a customer a member with the card number of their registration, unless it is taken. An
 * explicitly given number is either used or rejected.
 * @throws ApiFailure 409 for a given number that is taken
 */
export async function addMember(
  scope: MemberScope,
  customer: string,
  given?: string,
): Promise<void> {
  await transaction(scope.db, async (db) => {
    const { tenant, now } = scope;
    const known = await firstRow<{ card: string | null }>(
      db,
      sql`SELECT particulars->>'cardNumber' AS card FROM customers
          WHERE tenant = ${tenant} AND id = ${customer} FOR UPDATE`,
    );
    if (!known) throw signInRequired();
    if (await findMember({ db, tenant }, customer)) return;
    const cards =
      given === undefined ? [known.card, newCardId(), newCardId(), newCardId()] : [given];
    for (const card of cards) {
      if (card === null || card === '') continue;
      const added = await firstRow(
        db,
        sql`INSERT INTO loyalty_members (tenant, customer_id, member_id, card_id, status, joined_at)
            VALUES (${tenant}, ${customer}, ${randomUUID()}, ${card}, 'Authenticated',
              ${now.toISOString()})
            ON CONFLICT DO NOTHING RETURNING member_id`,
      );
      if (added) return;
    }
    if (given !== undefined)
      throw new ApiFailure(409, errorCodes.conflict, 'The card is linked with another account');
    throw new Error('No number was free for a member card');
  });
}

/**
 * Makes a member an ordinary customer again: the card's number is free, and points, coins and the
 * vouchers that were given to them are gone.
 * @throws ApiFailure 10048 for a closed card
 */
export async function removeMember(scope: MemberScope, customer: string): Promise<void> {
  await transaction(scope.db, async (db) => {
    const { tenant } = scope;
    const of = sql`tenant = ${tenant} AND customer_id = ${customer}`;
    const member = await firstRow<Pick<Member, 'status'>>(
      db,
      sql`SELECT status FROM loyalty_members WHERE ${of} FOR UPDATE`,
    );
    if (!member) return;
    if (member.status !== 'Authenticated') throw cardClosed();
    await db.execute(sql`DELETE FROM loyalty_members WHERE ${of}`);
    await db.execute(sql`DELETE FROM loyalty_given_vouchers WHERE ${of}`);
  });
}
