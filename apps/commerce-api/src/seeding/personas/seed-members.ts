import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { hashPassword } from '../../customers/sign-in/password.js';
import { findByEmail, insertCustomer } from '../../customers/repository.js';
import type { Database } from '../../kernel/database/database.js';
import { findMember } from '../../benefits/loyalty/members.js';
import { monthsLater } from '../../payments/wallet/delivery-pass.js';
import { seedGiftCards } from '../seed-gift-cards.js';
import type { SeedTarget } from '../seed-target.js';
import { readJson } from '../tenant-folder.js';

const Members = z.array(
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
    ...{ email, firstName, lastName, academicTitle: null, birthdate: null, salutation: null },
    ...{ passwordHash: await hashPassword(password), billingAddress: null, particulars: {} },
  };
  const made = await insertCustomer(seed, draft, true);
  return { id: made ?? (await findByEmail(seed, email))?.id ?? '', isNew: made !== undefined };
}

async function writeMember(seed: Seed, member: Member): Promise<void> {
  const { db, tenant, now } = seed;
  const { id } = await customerOf(seed, member);
  const moment = now.toISOString();
  if (member.card !== undefined && !(await findMember(seed, id))) {
    await db.execute(
      sql`INSERT INTO loyalty_members (tenant, customer_id, member_id, card_id, status, joined_at)
          VALUES (${tenant}, ${id}, ${randomUUID()}, ${member.card}, 'Authenticated', ${moment})`,
    );
    for (const [pool, amount] of Object.entries(member.pools))
      await db.execute(
        sql`INSERT INTO loyalty_entries
              (tenant, customer_id, pool_id, amount, idempotency_key, created_at)
            VALUES (${tenant}, ${id}, ${pool}, ${amount}, ${`welcome ${pool}`}, ${moment})`,
      );
  }
  for (const promotion of member.givenVouchers)
    await db.execute(
      sql`INSERT INTO loyalty_given_vouchers (tenant, customer_id, promotion_id)
          VALUES (${tenant}, ${id}, ${promotion}) ON CONFLICT DO NOTHING`,
    );
  await writeMethods(seed, id, member);
  await writePass(seed, id, member);
}

async function writeMethods({ db, tenant, now }: Seed, id: string, member: Member) {
  for (const [at, method] of member.paymentMethods.entries()) {
    const end = monthsLater(now, method.expiresInMonths);
    await db.execute(
      sql`INSERT INTO payment_methods (tenant, id, customer_id, method_key, provider, payment_brand,
            last_digits, card_expiry_month, card_expiry_year, is_primary, created_at)
          VALUES (${tenant}, ${randomUUID()}, ${id}, 'credit-cards', 'demo', ${method.paymentBrand},
            ${method.lastDigits}, ${end.getUTCMonth() + 1}, ${end.getUTCFullYear()}, ${at === 0},
            ${now.toISOString()})
          ON CONFLICT DO NOTHING`,
    );
  }
}

async function writePass({ db, tenant, now }: Seed, id: string, { pass }: Member) {
  if (!pass) return;
  const start = new Date(now.getTime() - pass.daysAgo * 86_400_000);
  await db.execute(
    sql`INSERT INTO delivery_passes (tenant, id, customer_id, start_date, end_date, cart_id)
        VALUES (${tenant}, ${`demo ${id}`}, ${id}, ${start.toISOString()},
          ${monthsLater(start, pass.months).toISOString()}, NULL)
        ON CONFLICT DO NOTHING`,
  );
}
