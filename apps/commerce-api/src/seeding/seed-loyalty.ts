import path from 'node:path';
import { Voucher } from '@larder/contracts/loyalty/schemas';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../kernel/database/database.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

const Cents = z.int().check(z.gte(1));
const From = z.optional(Cents);
/** Days counted from the day of the seed, so that a demo has current and past vouchers at any time. */
const Days = z.optional(z.int().check(z.gte(-3650), z.lte(3650)));

const VoucherFile = z.array(
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
const PassFile = z.looseObject({
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
  const vouchers = (await readJson(path.join(data, 'vouchers.json'), VoucherFile)) ?? [];
  const pass = await readJson(path.join(data, 'delivery-pass.json'), PassFile);
  // A voucher that is removed from the file stays for the members who have used it.
  await db.execute(
    sql`UPDATE loyalty_vouchers SET is_current = false, article_id = NULL
        WHERE tenant = ${target.tenant}`,
  );
  for (const [position, voucher] of vouchers.entries())
    await writeVoucher(db, target, { voucher, position });
  await db.execute(sql`DELETE FROM delivery_pass_offers WHERE tenant = ${target.tenant}`);
  if (!pass) return;
  const { articleId, price, months, ...texts } = pass;
  await db.execute(
    sql`INSERT INTO delivery_pass_offers (tenant, article_id, price, months, texts)
        VALUES (${target.tenant}, ${articleId}, ${price}, ${months},
          ${JSON.stringify(texts)}::jsonb)`,
  );
}

async function writeVoucher(
  db: Database,
  { tenant, now }: SeedTarget,
  of: { readonly voucher: z.output<typeof VoucherFile>[number]; readonly position: number },
): Promise<void> {
  const { promotionId, articleId, audience, coins, needsActivation, most, mostEach, benefit } =
    of.voucher;
  const { validFromDay, expiresInDays, ...rest } = of.voucher;
  const settings = ['promotionId', 'articleId', 'audience', 'coins', 'needsActivation', 'most'];
  const isSetting = (key: string) => [...settings, 'mostEach', 'benefit'].includes(key);
  const document = Object.fromEntries(Object.entries(rest).filter(([key]) => !isSetting(key)));
  await db.execute(
    sql`INSERT INTO loyalty_vouchers (tenant, promotion_id, position, audience, article_id,
          valid_from, expires_on, coins, needs_activation, most, most_each, benefit, document)
        VALUES (${tenant}, ${promotionId}, ${of.position}, ${audience}, ${articleId ?? null},
          ${dayFrom(now, validFromDay)}, ${dayFrom(now, expiresInDays)}, ${coins},
          ${needsActivation}, ${most ?? null}, ${mostEach},
          ${benefit ? JSON.stringify(benefit) : null}::jsonb, ${JSON.stringify(document)}::jsonb)
        ON CONFLICT (tenant, promotion_id) DO UPDATE SET position = excluded.position,
          audience = excluded.audience, article_id = excluded.article_id,
          valid_from = excluded.valid_from, expires_on = excluded.expires_on,
          coins = excluded.coins, needs_activation = excluded.needs_activation,
          most = CASE WHEN excluded.most < loyalty_vouchers.used THEN loyalty_vouchers.used
            ELSE excluded.most END,
          most_each = excluded.most_each, benefit = excluded.benefit,
          document = excluded.document, is_current = true`,
  );
}
