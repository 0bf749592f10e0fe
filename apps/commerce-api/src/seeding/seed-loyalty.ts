import path from 'node:path';
import { Voucher } from '@larder/contracts/loyalty/schemas';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { loyaltyVouchers as vouchers } from '../benefits/loyalty/tables.js';
import type { Database } from '../kernel/database/database.js';
import { deliveryPassOffers } from '../payments/wallet/tables.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

const Cents = z.int().check(z.gte(1));
const From = z.optional(Cents);
/** Days counted from the day of the seed, so that a demo has current and past vouchers at any time. */
const Days = z.optional(z.int().check(z.gte(-3650), z.lte(3650)));

export const VoucherFile = z.array(
  z.looseObject({
    ...z.pick(Voucher, { promotionId: true, articleId: true, type: true, title: true }).shape,
    audience: z.enum(['everybody', 'members', 'given']),
    validFromDay: Days,
    expiresInDays: Days,
    coins: z._default(z.int().check(z.gte(0)), 0),
    needsActivation: z._default(z.boolean(), false),
    /** Limit of uses overall; absent: unlimited. */
    most: z.optional(z.int().check(z.gte(1))),
    mostEach: z._default(z.int().check(z.gte(1)), 1),
    benefit: z.optional(
      z.union([
        z.object({ kind: z.literal('amount'), cents: Cents, from: From }),
        z.object({ kind: z.literal('percent'), percent: z.int().check(z.lte(100)), from: From }),
      ]),
    ),
  }),
);
export const PassFile = z.looseObject({
  articleId: z.string(),
  price: Cents,
  months: z.int().check(z.gte(1)),
  title: z.string(),
});

/** The day so many days from another one, as a database takes it. */
function dayFrom(now: Date, days: number | undefined): string | null {
  if (days === undefined) return null;
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A shop's vouchers and the delivery pass that it sells. */
export async function seedLoyalty(db: Database, target: SeedTarget): Promise<void> {
  const data = path.join(target.folder, 'data');
  const current = (await readJson(path.join(data, 'vouchers.json'), VoucherFile)) ?? [];
  const pass = await readJson(path.join(data, 'delivery-pass.json'), PassFile);
  // A voucher that is gone from the file stays for those who have used it.
  await db
    .update(vouchers)
    .set({ isCurrent: false, articleId: null })
    .where(and(eq(vouchers.tenant, target.tenant), isNull(vouchers.staffName)));
  for (const [position, voucher] of current.entries())
    await writeVoucher(db, target, voucher, position);
  await db.delete(deliveryPassOffers).where(eq(deliveryPassOffers.tenant, target.tenant));
  if (!pass) return;
  const { articleId, price, months, ...texts } = pass;
  await db
    .insert(deliveryPassOffers)
    .values({ tenant: target.tenant, articleId, price, months, texts });
}

async function writeVoucher(
  db: Database,
  { tenant, now }: SeedTarget,
  voucher: z.output<typeof VoucherFile>[number],
  position: number,
): Promise<void> {
  const { promotionId, validFromDay, expiresInDays, ...rest } = voucher;
  const { articleId, audience, coins, needsActivation, most, mostEach, benefit, ...document } =
    rest;
  const row = {
    position,
    audience,
    coins,
    needsActivation,
    mostEach,
    document,
    // What is undefined would stay as it was.
    articleId: articleId ?? null,
    most: most ?? null,
    benefit: benefit ?? null,
    validFrom: dayFrom(now, validFromDay),
    expiresOn: dayFrom(now, expiresInDays),
  };
  await db
    .insert(vouchers)
    .values({ tenant, promotionId, ...row })
    .onConflictDoUpdate({
      target: [vouchers.tenant, vouchers.promotionId],
      set: {
        ...row,
        most: sql`CASE WHEN excluded.most < ${vouchers.used} THEN ${vouchers.used}
          ELSE excluded.most END`,
        isCurrent: sql`${vouchers.endedAt} IS NULL`,
      },
    });
}
