import { sql } from 'drizzle-orm';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../kernel/context.js';
import { firstRow } from '../../kernel/database/database.js';
import { isExpired } from '../wallet/payment-methods.js';
import type { CardDetails } from '../providers/provider.js';
import type { PaymentRow } from '../repository.js';

/** The customer's saved card for a payment; undefined for one that is expired or another's (PAY-16). */
export async function savedCard(
  context: RequestContext,
  { methodKey, provider }: Pick<PaymentRow, 'methodKey' | 'provider'>,
  id: string,
): Promise<CardDetails | undefined> {
  const customer = await context.customer();
  if (customer === undefined) return undefined;
  const { db, tenant, now, shop } = context;
  const card = await firstRow<CardDetails>(
    db,
    sql`SELECT payment_brand AS brand, last_digits AS "lastDigits", card_expiry_month AS month,
          card_expiry_year AS year, provider_token AS token FROM payment_methods
        WHERE tenant = ${tenant} AND customer_id = ${customer} AND id = ${id}
          AND method_key = ${methodKey} AND provider = ${provider}
          AND provider_token IS NOT NULL AND last_digits IS NOT NULL`,
  );
  if (!card) return undefined;
  const today = localDate(now, shop.clientRuntimeConfig.timeZone);
  const expiry = { cardExpiryMonth: card.month, cardExpiryYear: card.year };
  return isExpired(expiry, today) ? undefined : card;
}
