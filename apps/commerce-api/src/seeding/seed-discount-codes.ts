import path from 'node:path';
import { Instant } from '@larder/contracts/schemas';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../kernel/database/database.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

const Cents = z.int().check(z.gte(1));
const Uses = z.optional(z.int().check(z.gte(1)));
/** Days from the day of the seed, so that a demo has codes of every state at any time. */
const Days = z.optional(z.int().check(z.gte(-3650), z.lte(3650)));
const From = z.optional(Cents);

const Code = z.looseObject({
  /** In its one spelling: capitals and digits. */
  code: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,59}$/)),
  title: z.string().check(z.minLength(1)),
  /** `from`: goods in cents without deposit, before any discount; `most`: cents. */
  benefit: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      percent: z.int().check(z.gte(1), z.lte(100)),
      ...{ from: From, most: From },
    }),
    z.object({ kind: z.literal('amount'), cents: Cents, from: From }),
    z.object({ kind: z.literal('service'), from: From, most: From }),
  ]),
  services: z._default(z.array(z.enum(['DELIVERY', 'CLICK_AND_COLLECT'])), []),
  from: z.optional(Instant),
  until: z.optional(Instant),
  fromInDays: Days,
  untilInDays: Days,
  /** Limits of uses overall and per customer; absent: unlimited. */
  most: Uses,
  mostEach: Uses,
  firstOrder: z._default(z.boolean(), false),
  combines: z._default(z.boolean(), true),
  /** Uses that it begins with, for a demo. */
  used: z._default(z.int().check(z.gte(0)), 0),
});
const CodeFile = z.array(Code);

/** An instant, or a number of days from seeding. */
function moment(now: Date, given: string | undefined, days: number | undefined): string | null {
  if (given !== undefined) return given;
  return days === undefined ? null : new Date(now.getTime() + days * 86_400_000).toISOString();
}

/** A shop's discount codes. The counts of uses are kept. */
export async function seedDiscountCodes(db: Database, target: SeedTarget): Promise<void> {
  const file = path.join(target.folder, 'data', 'discount-codes.json');
  const codes = (await readJson(file, CodeFile)) ?? [];
  // A code that is removed from the file stays for the carts and orders that have it.
  await db.execute(
    sql`UPDATE discount_codes SET is_current = false WHERE tenant = ${target.tenant}`,
  );
  for (const code of codes) await writeCode(db, target, code);
}

async function writeCode(
  db: Database,
  { tenant, now }: SeedTarget,
  {
    code,
    benefit,
    services,
    most,
    mostEach,
    firstOrder,
    combines,
    used,
    ...rest
  }: z.output<typeof Code>,
): Promise<void> {
  const { from, until, fromInDays, untilInDays, ...texts } = rest;
  await db.execute(
    sql`INSERT INTO discount_codes (tenant, code, starts_at, ends_at, benefit, services, most,
          most_each, first_order, combines, used, document)
        VALUES (${tenant}, ${code}, ${moment(now, from, fromInDays)},
          ${moment(now, until, untilInDays)}, ${JSON.stringify(benefit)}::jsonb,
          ${JSON.stringify(services)}::jsonb, ${most ?? null}, ${mostEach ?? null}, ${firstOrder},
          ${combines}, ${used}, ${JSON.stringify(texts)}::jsonb)
        ON CONFLICT (tenant, code) DO UPDATE SET starts_at = excluded.starts_at,
          ends_at = excluded.ends_at, benefit = excluded.benefit, services = excluded.services,
          most = CASE WHEN excluded.most < discount_codes.used THEN discount_codes.used
            ELSE excluded.most END,
          most_each = excluded.most_each, first_order = excluded.first_order,
          combines = excluded.combines, document = excluded.document, is_current = true`,
  );
}
