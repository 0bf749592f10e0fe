import * as z from 'zod/mini';
import { ALLERGENS } from '../catalogue/allergens.js';

/** Building blocks that several domains share. Amounts are integer cents (PLAT-53). */
export const Cents = z.int().check(z.gte(0));
export const SignedCents = z.int();
export const Grams = z.int().check(z.gte(0));
export const Id = z.string().check(z.minLength(1), z.maxLength(80));
export const Slug = z.string().check(z.minLength(1), z.maxLength(160));
export const Sku = z.string().check(z.minLength(1), z.maxLength(40));
export const Instant = z.iso.datetime({ offset: true });
export const CalendarDate = z.iso.date();
export const Url = z.string().check(z.minLength(1), z.maxLength(2000));
/** NAV-81: a URL that cannot execute anything, and that browsers do not rewrite to another one. */
export const SafeHref = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\p{Cc}\\]*$/iu));

/** One comma-separated value (API-017). */
export const CommaList = z.pipe(
  z.string().check(z.maxLength(4000)),
  z.transform((text) => text.split(',').filter((part) => part !== '')),
);

/** `true` or `false` as a URL contains it. */
export const BooleanText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

export const Offset = z._default(
  z.coerce.number<number>().check(z.int(), z.gte(0), z.lte(1_000_000)),
  0,
);

/** Page size with the default that the caller's screen wants. */
export function pageSize(standard: number, most = 96) {
  return z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(most)), standard);
}

/** A page of a longer list (SRCH-23). */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({
    total: z.int().check(z.gte(0)),
    count: z.int().check(z.gte(0)),
    offset: z.int().check(z.gte(0)),
    results: z.array(item),
  });
}

export const Nothing = z.object({});

export const Position = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});

export const PaymentErrorBody = z.object({ code: z.string(), description: z.string() });
const allergens = z.array(z.enum(ALLERGENS));
/** Allergen conflicts of a product. */
export const ProductAllergenWarning = z.object({
  sku: Sku,
  name: z.string(),
  contains: allergens,
  mayContain: allergens,
  /** Its allergen information is missing. */
  isUnknown: z.boolean(),
});
export const ApiErrorBody = z.object({
  errorCode: z.string(),
  message: z.string(),
  customPayload: z.optional(
    z.object({
      paymentError: z.optional(PaymentErrorBody),
      allergenWarning: z.optional(ProductAllergenWarning),
    }),
  ),
  fields: z.optional(z.record(z.string(), z.string())),
});
