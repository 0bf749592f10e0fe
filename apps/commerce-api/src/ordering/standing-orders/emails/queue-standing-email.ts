import { profileRoute } from '@larder/contracts/customer';
import { and, eq } from 'drizzle-orm';
import { toCart } from '../../../carts/view.js';
import { customers } from '../../../customers/tables.js';
import { instantAt } from '../../../distribution/capacity/zoned-time.js';
import type { EmailContent, EmailTable } from '../../../mail/email-template.js';
import { queueMail } from '../../../mail/outbox.js';
import {
  formatDateTime,
  formatMoney,
  formatQuantity,
  formatTimeRange,
  textsOf as textsInLanguage,
} from '../../../orders/emails/order-formatters.js';
import type { UnitOfWork } from '../../unit-of-work.js';
import { countedAmount } from '@larder/pricing';
import { asCart } from '../basket.js';
import { readStandingOrder } from '../read-standing-orders.js';
import type { NotPlaced } from '../placing/not-placed.js';
import type { PlacedDay } from '../placing/place-occurrence.js';
import type { StandingRow } from '../tables.js';
import { de } from './standing-email-german.js';
import { en } from './standing-email-english.js';
import { fr } from './standing-email-french.js';
import { hi } from './standing-email-hindi.js';
import type { StandingEmailValues } from './standing-email-values.js';

const readerOf = ({ shop, locale }: UnitOfWork, { origin }: StandingRow) => ({
  shop,
  locale,
  origin,
});
const textsOf = (work: UnitOfWork) => textsInLanguage({ de, en, fr, hi }, work);

/** Page of a standing order in the account. */
function pageOf({ shop, locale }: UnitOfWork, { origin, id }: StandingRow): string {
  const { slugs, locales } = shop.clientRuntimeConfig;
  const prefix = locales.find(({ code }) => code === locale)?.prefix ?? '';
  const slug = slugs[profileRoute.configName] ?? profileRoute.id;
  const path = `${slug}/standing-orders?id=${id}`;
  return [origin, ...(prefix === '' ? [] : [prefix]), path].join('/');
}

function valuesOf(work: UnitOfWork, row: StandingRow, total: number): StandingEmailValues {
  const reader = readerOf(work, row);
  const { timeZone, shopName } = work.shop.clientRuntimeConfig;
  const day = new Intl.DateTimeFormat(work.locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(instantAt(row.nextDate, row.windowFrom, timeZone));
  return {
    shop: shopName,
    name: row.name,
    day,
    link: pageOf(work, row),
    highest: formatMoney(reader, row.highestTotal),
    total: formatMoney(reader, total),
    placeAt: formatDateTime(reader, row.placeAt),
  };
}

/** One mail for each kind and day, to the address that the customer has now. */
async function queue(
  work: UnitOfWork,
  row: StandingRow,
  kind: string,
  content: EmailContent,
): Promise<void> {
  const [customer] = await work.db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.tenant, work.tenant), eq(customers.id, row.customerId)));
  if (!customer) return;
  const occasion = `${row.nextDate} ${work.now.getTime()}`;
  await queueMail(work, {
    to: customer.email,
    key: `standing ${kind} ${row.id} ${occasion}`,
    content,
  });
}

/** What is ordered soon, and until when it can be changed. */
export async function queueReminder(work: UnitOfWork, row: StandingRow): Promise<void> {
  const { total } = await readStandingOrder(work, { customer: row.customerId, id: row.id });
  const reader = readerOf(work, row);
  const texts = textsOf(work);
  const { productLineItems } = toCart(await asCart(work, row));
  const rows = productLineItems.map(({ product, quantity, lineTotal }) => {
    const amount = formatQuantity(reader, countedAmount(product, quantity), product.weightArticle);
    return [`${amount} ${product.name}`, formatMoney(reader, lineTotal)] as const;
  });
  const content = texts.reminder(valuesOf(work, row, total));
  const tables: EmailTable[] = [{ title: texts.items, rows }];
  await queue(work, row, 'reminder', { ...content, tables });
}

/** Lists the differences from the standing order; the order confirmation has the rest. */
export async function queuePlacedEmail(
  work: UnitOfWork,
  row: StandingRow,
  { missing, replaced, otherWindow, total }: PlacedDay,
): Promise<void> {
  if (missing.length + replaced.length === 0 && !otherWindow) return;
  const content = textsOf(work).placed(valuesOf(work, row, total), {
    missing,
    replaced,
    otherWindow: otherWindow && formatTimeRange(readerOf(work, row), otherWindow),
  });
  await queue(work, row, 'placed', content);
}

/** Tells that nothing was ordered, why, and what has become dearer. */
export async function queueNotPlacedEmail(
  work: UnitOfWork,
  row: StandingRow,
  { problem, total = 0, dearer }: NotPlaced,
): Promise<void> {
  const reader = readerOf(work, row);
  const texts = textsOf(work);
  const content = texts.notPlaced(valuesOf(work, row, total), problem);
  const rows = dearer.map(
    ({ name, before, now }) =>
      [name, `${formatMoney(reader, before)} → ${formatMoney(reader, now)}`] as const,
  );
  const tables = rows.length > 0 ? [{ title: texts.dearer, rows }] : [];
  await queue(work, row, 'not placed', { ...content, tables });
}
