import { randomUUID } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod/mini';
import { hashPassword } from '../../customers/sign-in/password.js';
import { findByEmail, insertCustomer } from '../../customers/repository.js';
import type { Database } from '../../kernel/database/database.js';
import { findMember } from '../../benefits/loyalty/members.js';
import {
  loyaltyEntries,
  loyaltyGivenVouchers,
  loyaltyMembers,
} from '../../benefits/loyalty/tables.js';
import { monthsLater } from '../../payments/wallet/delivery-pass.js';
import { deliveryPasses, paymentMethods } from '../../payments/wallet/tables.js';
import { seedGiftCards } from '../seed-gift-cards.js';
import type { SeedTarget } from '../seed-target.js';
import { readJson } from '../tenant-folder.js';

export const Members = z.array(
  z.object({
    email: z.string(),
    password: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Number of the member card; absent for no member. */
    card: z.optional(z.string()),
    pools: z._default(z.record(z.string(), z.int()), {}),
    givenVouchers: z._default(z.array(z.string()), []),
    /** Delivery pass that began so many days ago. */
    pass: z.optional(z.object({ daysAgo: z.int(), months: z.int() })),
    paymentMethods: z._default(
      z.array(
        z.object({
          paymentBrand: z.string(),
          lastDigits: z.string(),
          /** Months until the card ends; negative for one that is over. */
          expiresInMonths: z.int(),
        }),
      ),
      [],
    ),
  }),
);
type Member = z.output<typeof Members>[number];
type Seed = Pick<SeedTarget, 'tenant' | 'now'> & { readonly db: Database };

/**
 * Demo members with cards, points and vouchers. Existing members are skipped, so their changes stay. A
 * production shop has none.
 */
export async function seedMembers(db: Database, target: SeedTarget): Promise<void> {
  if (target.config.clientRuntimeConfig.environment === 'production') return;
  const data = path.join(target.folder, 'data');
  const seed = { db, tenant: target.tenant, now: target.now };
  for (const member of (await readJson(path.join(data, 'members.json'), Members)) ?? [])
    await writeMember(seed, member);
  await seedGiftCards(db, target);
}

async function customerOf(seed: Seed, { email, password, firstName, lastName }: Member) {
  const draft = {
    email,
    firstName,
    lastName,
    academicTitle: null,
    birthdate: null,
    salutation: null,
    passwordHash: await hashPassword(password),
    billingAddress: null,
    particulars: {},
  };
  const made = await insertCustomer(seed, draft, true);
  return { id: made ?? (await findByEmail(seed, email))?.id ?? '', isNew: made !== undefined };
}

async function writeMember(seed: Seed, member: Member): Promise<void> {
  const { db, tenant } = seed;
  const { id } = await customerOf(seed, member);
  if (member.card !== undefined && !(await findMember(seed, id)))
    await writeCard(seed, id, member.card, member.pools);
  for (const promotionId of member.givenVouchers)
    await db
      .insert(loyaltyGivenVouchers)
      .values({ tenant, customerId: id, promotionId })
      .onConflictDoNothing();
  await writeMethods(seed, id, member);
  await writePass(seed, id, member);
}

async function writeCard(
  { db, tenant, now }: Seed,
  customerId: string,
  cardId: string,
  pools: Member['pools'],
) {
  await db.insert(loyaltyMembers).values({
    tenant,
    customerId,
    memberId: randomUUID(),
    cardId,
    status: 'Authenticated',
    joinedAt: now,
  });
  for (const [poolId, amount] of Object.entries(pools))
    await db.insert(loyaltyEntries).values({
      tenant,
      customerId,
      poolId,
      amount,
      idempotencyKey: `welcome ${poolId}`,
      createdAt: now,
    });
}

async function writeMethods({ db, tenant, now }: Seed, customerId: string, member: Member) {
  for (const [at, method] of member.paymentMethods.entries()) {
    const { paymentBrand, lastDigits } = method;
    const end = monthsLater(now, method.expiresInMonths);
    await db
      .insert(paymentMethods)
      .values({
        tenant,
        id: randomUUID(),
        customerId,
        methodKey: 'credit-cards',
        provider: 'demo',
        paymentBrand,
        lastDigits,
        isPrimary: at === 0,
        createdAt: now,
        cardExpiryMonth: end.getUTCMonth() + 1,
        cardExpiryYear: end.getUTCFullYear(),
      })
      .onConflictDoNothing();
  }
}

async function writePass({ db, tenant, now }: Seed, customerId: string, { pass }: Member) {
  if (!pass) return;
  const startDate = new Date(now.getTime() - pass.daysAgo * 86_400_000);
  const endDate = monthsLater(startDate, pass.months);
  await db
    .insert(deliveryPasses)
    .values({ tenant, id: `demo ${customerId}`, customerId, startDate, endDate })
    .onConflictDoNothing();
}
