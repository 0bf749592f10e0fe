import { Cents, Instant } from '@larder/contracts/schemas';
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const uses = z.int().check(z.gte(1), z.lte(10_000_000));
const percent = z.int().check(z.gte(1), z.lte(100));
const amount = z.int().check(z.gte(1), z.lte(10_000_000));

/** What a code takes off: `from` is the least value of goods, `most` the highest discount, both cents. */
export const CodeBenefit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent,
    from: z.optional(amount),
    most: z.optional(amount),
  }),
  z.object({ kind: z.literal('amount'), cents: amount, from: z.optional(amount) }),
  z.object({ kind: z.literal('service'), from: z.optional(amount), most: z.optional(amount) }),
]);

export const codeStates = ['ACTIVE', 'AHEAD', 'OVER', 'USED_UP', 'ENDED'] as const;
const CodeState = z.enum(codeStates);
const Service = z.enum(['DELIVERY', 'CLICK_AND_COLLECT']);

export const OfficeCode = z.object({
  /** The code itself. */
  id: z.string(),
  title: z.string(),
  benefit: z.union([CodeBenefit, z.object({ kind: z.literal('amount'), cents: Cents })]),
  /** Empty for all services. */
  services: z.array(Service),
  startsAt: z.optional(Instant),
  endsAt: z.optional(Instant),
  most: z.optional(count),
  mostEach: z.optional(count),
  firstOrder: z.boolean(),
  combines: z.boolean(),
  used: count,
  state: CodeState,
  /** Who made it; absent for one of the shop's files. */
  staffName: z.optional(z.string()),
});
export type OfficeCode = z.output<typeof OfficeCode>;

const Day = z.optional(z.iso.date());
/** By locale of the shop; the first one is required. */
const Titles = z.record(z.string(), z.string().check(z.trim(), z.maxLength(120)));

export const NewCode = z.object({
  code: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9][A-Z0-9-]{2,59}$/, 'A-Z, 0-9 and -')),
  titles: Titles,
  benefit: CodeBenefit,
  services: z.array(Service).check(z.maxLength(2)),
  /** Whole days by the shop's clock, both included. */
  firstDay: Day,
  lastDay: Day,
  most: z.optional(uses),
  mostEach: z.optional(uses),
  firstOrder: z.boolean(),
  combines: z.boolean(),
});
export type NewCode = z.output<typeof NewCode>;

/** A new voucher of the member card. */
export const NewVoucher = z.object({
  titles: Titles,
  audience: z.enum(['everybody', 'members', 'given']),
  /** Emails of the customers who get it; for the audience `given` alone. */
  recipients: z.array(z.email().check(z.maxLength(254))).check(z.maxLength(200)),
  benefit: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent, from: z.optional(amount) }),
    z.object({ kind: z.literal('amount'), cents: amount, from: z.optional(amount) }),
  ]),
  /** Empty for all services. */
  services: z.array(Service).check(z.maxLength(2)),
  /** Whole days by the shop's calendar, both included. */
  firstDay: Day,
  lastDay: Day,
  most: z.optional(uses),
  mostEach: uses,
  /** Whether it goes into the cart by itself. */
  isAutomatic: z.boolean(),
});
export type NewVoucher = z.output<typeof NewVoucher>;

/** A voucher of the member card. */
export const OfficeVoucher = z.object({
  id: z.string(),
  title: z.string(),
  audience: z.enum(['everybody', 'members', 'given']),
  benefit: z.optional(
    z.union([
      z.object({ kind: z.literal('amount'), cents: count, from: z.optional(count) }),
      z.object({ kind: z.literal('percent'), percent: count, from: z.optional(count) }),
    ]),
  ),
  coins: count,
  firstDay: Day,
  lastDay: Day,
  most: z.optional(count),
  mostEach: count,
  used: count,
  state: CodeState,
});
export type OfficeVoucher = z.output<typeof OfficeVoucher>;
