import { countryOf } from '@larder/countries';
import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../../kernel/scope.js';
import type { Shop } from '../../../kernel/tenant-directory.js';
import type { Transaction } from '../../../ordering/unit-of-work.js';
import { invoices, invoiceSeries } from './tables.js';

/** A financial year by its two calendar years, such as `26-27`; `26` where it is the calendar year. */
export function financialYear(at: Date, startMonth: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', timeZone });
  const of = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, +value]));
  const { year = 0, month = 1 } = of;
  const first = month < startMonth ? year - 1 : year;
  const short = (full: number) => `${full % 100}`.padStart(2, '0');
  return startMonth === 1 ? short(first) : `${short(first)}-${short(first + 1)}`;
}

const numberOf = (prefix: string, year: string, number: number) =>
  `${prefix}/${year}/${`${number}`.padStart(6, '0')}`;

interface Issuing extends Scope {
  readonly db: Transaction;
  readonly shop: Shop;
}

/**
 * Gives the invoice of an order the next number of its series, once, where the country asks for one. The
 * series stays locked until the transaction ends: a number that is rolled back is given again.
 */
export async function issueInvoice(work: Issuing, orderNumber: string): Promise<void> {
  const { db, tenant, now, shop } = work;
  const { country, timeZone } = shop.clientRuntimeConfig;
  const series = countryOf(country)?.sales.invoiceNumber.series;
  if (!series || (await seriesNumber(work, orderNumber))) return;
  const year = financialYear(now, series.startMonth, timeZone);
  const [taken] = await db
    .insert(invoiceSeries)
    .values({ tenant, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.tenant, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ number: invoiceSeries.last });
  if (!taken) throw new Error(`The series of ${tenant} gave no number`);
  await db.insert(invoices).values({ tenant, orderNumber, year, ...taken, issuedAt: now });
}

/** The number in the series; undefined where there is none. */
export async function seriesNumber(
  { db, tenant, shop }: Scope & { readonly shop: Shop },
  orderNumber: string,
): Promise<string | undefined> {
  const series = countryOf(shop.clientRuntimeConfig.country)?.sales.invoiceNumber.series;
  if (!series) return undefined;
  const [found] = await db
    .select({ year: invoices.year, number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.tenant, tenant), eq(invoices.orderNumber, orderNumber)));
  return found && numberOf(series.prefix, found.year, found.number);
}
