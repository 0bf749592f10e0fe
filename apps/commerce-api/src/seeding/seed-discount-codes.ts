import path from 'node:path';
import { Instant } from '@larder/contracts/schemas';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { discountCodes } from '../benefits/discounts/tables.js';
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
      from: From,
      most: From,
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
export const CodeFile = z.array(Code);

/** An instant as it is given, or so many days from the seed. */
function moment(now: Date, given: string | undefined, days: number | undefined): Date | null {
  if (given !== undefined) return new Date(given);
  return days === undefined ? null : new Date(now.getTime() + days * 86_400_000);
}

/** A shop's discount codes. The counts of uses are kept. */
export async function seedDiscountCodes(db: Database, target: SeedTarget): Promise<void> {
  const file = path.join(target.folder, 'data', 'discount-codes.json');
  const codes = (await readJson(file, CodeFile)) ?? [];
  // A code that is gone from the file stays for the carts and orders that have it.
  await db
    .update(discountCodes)
    .set({ isCurrent: false })
    .where(and(eq(discountCodes.tenant, target.tenant), isNull(discountCodes.staffName)));
  for (const code of codes) await writeCode(db, target, code);
}

async function writeCode(
  db: Database,
  { tenant, now }: SeedTarget,
  { code, used, most, mostEach, ...rest }: z.output<typeof Code>,
): Promise<void> {
  const { benefit, services, firstOrder, combines, ...described } = rest;
  const { from, until, fromInDays, untilInDays, ...document } = described;
  const row = {
    benefit,
    services,
    firstOrder,
    combines,
    document,
    most: most ?? null,
    mostEach: mostEach ?? null,
    startsAt: moment(now, from, fromInDays),
    endsAt: moment(now, until, untilInDays),
  };
  await db
    .insert(discountCodes)
    .values({ tenant, code, used, ...row })
    .onConflictDoUpdate({
      target: [discountCodes.tenant, discountCodes.code],
      // One that a person made stays as it is.
      setWhere: isNull(discountCodes.staffName),
      set: {
        ...row,
        most: sql`CASE WHEN excluded.most < ${discountCodes.used} THEN ${discountCodes.used}
          ELSE excluded.most END`,
        isCurrent: sql`${discountCodes.endedAt} IS NULL`,
      },
    });
}
