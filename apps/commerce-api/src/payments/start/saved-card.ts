import { and, eq } from 'drizzle-orm';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../kernel/context.js';
import { isExpired } from '../wallet/payment-methods.js';
import { paymentMethods } from '../wallet/tables.js';
import type { CardDetails } from '../providers/provider.js';
import type { PaymentRow } from '../repository.js';

/** The customer's saved card for a payment; undefined for one that is expired or another's (PAY-16). */
export async function savedCard(
  context: RequestContext,
  payment: Pick<PaymentRow, 'methodKey' | 'provider'>,
  id: string,
): Promise<CardDetails | undefined> {
  const customer = await context.customer();
  return customer === undefined ? undefined : savedCardOf(context, customer, { ...payment, id });
}

/** The same for a customer who is not present. */
export async function savedCardOf(
  { db, tenant, now, shop }: Pick<RequestContext, 'db' | 'tenant' | 'now' | 'shop'>,
  customer: string,
  { methodKey, provider, id }: Pick<PaymentRow, 'methodKey' | 'provider' | 'id'>,
): Promise<CardDetails | undefined> {
  const [method] = await db
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.tenant, tenant),
        eq(paymentMethods.customerId, customer),
        eq(paymentMethods.id, id),
      ),
    );
  if (method?.methodKey !== methodKey || method.provider !== provider) return undefined;
  const today = localDate(now, shop.clientRuntimeConfig.timeZone);
  return isExpired(method, today) ? undefined : cardOf(method);
}

/** Undefined when the provider reported no card, or no token for it. */
function cardOf(method: typeof paymentMethods.$inferSelect): CardDetails | undefined {
  const { lastDigits, cardExpiryMonth: month, cardExpiryYear: year, providerToken: token } = method;
  if (lastDigits === null || month === null || year === null || token === null) return undefined;
  return { brand: method.paymentBrand, lastDigits, month, year, token };
}
