import * as z from 'zod/mini';
import { Product } from '../catalogue/schemas.js';
import { CalendarDate, Sku, Slug } from '../core/schemas.js';

const Line = z.string().check(z.minLength(1), z.maxLength(120));

/** Weekdays in the order of their numbers in `Date`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Used in URLs, and as the name of the PDF. */
export const FlyerName = z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/), z.maxLength(60));

/** `lead` shows the first product larger than the others. */
export const FlyerLayout = z.enum(['grid', 'lead']);

/** A page as its editor writes it: products by sku, in the order in which they are shown. */
export const FlyerPageSource = z.object({
  heading: Line,
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  layout: z._default(FlyerLayout, 'grid'),
  skus: z.array(Sku).check(z.minLength(1), z.maxLength(12)),
});

/** A flyer as its editor writes it: the fields of the content block `flyer`. */
export const FlyerSource = z
  .object({
    name: FlyerName,
    title: Line,
    /** First and last day, in the shop's time zone. */
    validFrom: z.optional(CalendarDate),
    validTo: z.optional(CalendarDate),
    /** Instead of two days: valid each week from this weekday on. */
    weeklyFrom: z.optional(z.enum(WEEKDAYS)),
    pages: z.array(FlyerPageSource).check(z.minLength(1), z.maxLength(24)),
  })
  .check(
    z.refine(
      ({ validFrom, validTo, weeklyFrom }) =>
        weeklyFrom === undefined
          ? validFrom !== undefined && validTo !== undefined && validFrom <= validTo
          : validFrom === undefined && validTo === undefined,
      'needs either validFrom and validTo, or weeklyFrom',
    ),
  );

/** A page with the products of it that are on offer. */
export const FlyerPage = z.object({
  heading: z.string(),
  text: z.optional(z.string()),
  layout: FlyerLayout,
  products: z.array(Product).check(z.minLength(1)),
});

/** A flyer of today, and the content page that it is on. */
export const FlyerLink = z.object({
  name: FlyerName,
  title: z.string(),
  validFrom: CalendarDate,
  validTo: CalendarDate,
  slug: Slug,
});

/** A flyer as shoppers see it. Before and after its days it has no pages. */
export const Flyer = z.object({
  name: FlyerName,
  title: z.string(),
  validFrom: CalendarDate,
  validTo: CalendarDate,
  state: z.enum(['upcoming', 'current', 'ended']),
  pages: z.array(FlyerPage),
});
