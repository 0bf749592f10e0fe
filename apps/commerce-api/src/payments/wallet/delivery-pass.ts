import { randomUUID } from 'node:crypto';
import type { DeliveryPass, DeliveryPassOffer } from '@larder/contracts/wallet';
import { and, desc, eq, gt, gte } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { localise } from '../../kernel/text/language.js';
import { lockCustomer } from './repository.js';
import { deliveryPasses, deliveryPassOffers } from './tables.js';

/** API-078: the pass that the shop sells, if it sells one. */
export async function readOffer(
  { db, tenant, locale }: Pick<Scope, 'db' | 'tenant' | 'locale'>,
  locales: readonly string[],
): Promise<DeliveryPassOffer | undefined> {
  const [found] = await db
    .select()
    .from(deliveryPassOffers)
    .where(eq(deliveryPassOffers.tenant, tenant));
  if (!found) return undefined;
  const { tenant: _, texts, ...offer } = found;
  return { ...offer, ...localise(texts, locale, locales) };
}

/** API-079: the pass that runs, or else the next one that the customer has bought. */
export async function readPass(
  { db, tenant, now }: Pick<Scope, 'db' | 'tenant' | 'now'>,
  customer: string,
): Promise<DeliveryPass | undefined> {
  const [found] = await db
    .select({ startDate: deliveryPasses.startDate, endDate: deliveryPasses.endDate })
    .from(deliveryPasses)
    .where(and(isOf(tenant, customer), gte(deliveryPasses.endDate, now)))
    .orderBy(deliveryPasses.startDate)
    .limit(1);
  return (
    found && { startDate: found.startDate.toISOString(), endDate: found.endDate.toISOString() }
  );
}

const isOf = (tenant: string, customer: string) =>
  and(eq(deliveryPasses.tenant, tenant), eq(deliveryPasses.customerId, customer));

/** The same day so many months later; the last day of a month that is shorter. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** Writes the pass that an order bought; one that still runs is followed by the new one. */
export async function grantPass(
  { db, tenant, now }: Pick<Scope, 'db' | 'tenant' | 'now'>,
  { customer, cart, months }: { customer: string; cart: string; months: number },
): Promise<void> {
  await lockCustomer({ db, tenant }, customer);
  const [last] = await db
    .select({ endDate: deliveryPasses.endDate })
    .from(deliveryPasses)
    .where(and(isOf(tenant, customer), gt(deliveryPasses.endDate, now)))
    .orderBy(desc(deliveryPasses.endDate))
    .limit(1);
  const startDate = last ? new Date(last.endDate.getTime() + 1) : now;
  await db
    .insert(deliveryPasses)
    .values({
      tenant,
      id: randomUUID(),
      customerId: customer,
      cartId: cart,
      startDate,
      endDate: monthsLater(startDate, months),
    })
    .onConflictDoNothing({ target: [deliveryPasses.tenant, deliveryPasses.cartId] });
}

/** Takes the pass back that a cancelled order bought. */
export async function withdrawPass(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  { customer, cart }: { customer: string; cart: string },
): Promise<void> {
  await db
    .delete(deliveryPasses)
    .where(and(isOf(tenant, customer), eq(deliveryPasses.cartId, cart)));
}
