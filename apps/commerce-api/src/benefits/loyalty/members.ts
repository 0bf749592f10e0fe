import { randomInt, randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { MemberInformation, Pool } from '@larder/contracts/loyalty';
import { and, eq, sql } from 'drizzle-orm';
import { customers } from '../../customers/tables.js';
import { rows } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure, signInRequired } from '../../kernel/failure.js';
import type { LoyaltyScope } from './programme.js';
import { cardClosed } from './programme.js';
import { loyaltyGivenVouchers, loyaltyMembers } from './tables.js';

export type Member = Pick<typeof loyaltyMembers.$inferSelect, 'memberId' | 'cardId' | 'status'>;

/** Response for a customer who is not a member. */
export const nonMember: MemberInformation = {
  joeAuthenticationStatus: 'NotLinked',
  pools: [],
  promotions: [],
  vouchers: [],
};

type MemberScope = Pick<LoyaltyScope, 'db' | 'tenant' | 'now'>;

const isOf = (tenant: string, customer: string) =>
  and(eq(loyaltyMembers.tenant, tenant), eq(loyaltyMembers.customerId, customer));

/** The member that a customer is, if they are one. */
export async function findMember(
  { db, tenant }: Pick<MemberScope, 'db' | 'tenant'>,
  customer: string,
): Promise<Member | undefined> {
  const { memberId, cardId, status } = loyaltyMembers;
  const [found] = await db
    .select({ memberId, cardId, status })
    .from(loyaltyMembers)
    .where(isOf(tenant, customer));
  return found;
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
    const [known] = await db
      .select({ particulars: customers.particulars })
      .from(customers)
      .where(and(eq(customers.tenant, tenant), eq(customers.id, customer)))
      .for('update');
    if (!known) throw signInRequired();
    if (await findMember({ db, tenant }, customer)) return;
    const { cardNumber } = known.particulars;
    const cards =
      given === undefined ? [cardNumber, newCardId(), newCardId(), newCardId()] : [given];
    for (const cardId of cards) {
      if (!cardId) continue;
      const [added] = await db
        .insert(loyaltyMembers)
        .values({
          tenant,
          customerId: customer,
          memberId: randomUUID(),
          cardId,
          status: 'Authenticated',
          joinedAt: now,
        })
        .onConflictDoNothing()
        .returning({ memberId: loyaltyMembers.memberId });
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
    const [member] = await db
      .select({ status: loyaltyMembers.status })
      .from(loyaltyMembers)
      .where(isOf(tenant, customer))
      .for('update');
    if (!member) return;
    if (member.status !== 'Authenticated') throw cardClosed();
    await db.delete(loyaltyMembers).where(isOf(tenant, customer));
    await db
      .delete(loyaltyGivenVouchers)
      .where(
        and(eq(loyaltyGivenVouchers.tenant, tenant), eq(loyaltyGivenVouchers.customerId, customer)),
      );
  });
}
