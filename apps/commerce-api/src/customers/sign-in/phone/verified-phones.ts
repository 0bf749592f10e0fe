import type { Customer } from '@larder/contracts/customer';
import { and, eq, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../kernel/context.js';
import { transaction } from '../../../kernel/database/transaction.js';
import type { Scope } from '../../../kernel/scope.js';
import { lockCustomer } from '../../addresses/address-repository.js';
import { addresses } from '../../emails/page-urls.js';
import { queueCustomerEmail } from '../../emails/queue-customer-email.js';
import { readCustomer, readRow } from '../../repository.js';
import { phoneCodes, verifiedPhones as phones } from './tables.js';

/** The only customer who can sign in with a number. */
export async function ownerOf(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  phone: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ customerId: phones.customerId })
    .from(phones)
    .where(and(eq(phones.tenant, tenant), eq(phones.phone, phone)));
  return found?.customerId;
}

/**
 * Stores a number that its code has shown to be the customer's. The newest proof counts, because networks
 * give numbers to other people: the customer who had it before can no longer sign in with it, and is told by mail.
 */
export async function storeVerifiedPhone(
  context: RequestContext,
  customerId: string,
  phone: string,
): Promise<Customer> {
  const { tenant, now: verifiedAt } = context;
  return transaction(context.db, async (db) => {
    const scope = { ...context, db };
    await lockCustomer(scope, customerId);
    await deletePhone(scope, customerId);
    const ofOther = and(
      eq(phones.tenant, tenant),
      eq(phones.phone, phone),
      ne(phones.customerId, customerId),
    );
    const [before] = await db.select().from(phones).where(ofOther).for('update');
    if (before) await removeFrom(scope, before.customerId);
    await db
      .insert(phones)
      .values({ tenant, phone, customerId, verifiedAt })
      .onConflictDoUpdate({
        target: [phones.tenant, phones.phone],
        set: { customerId, verifiedAt },
      });
    await tell(scope, customerId, 'phone');
    return readCustomer(scope, customerId);
  });
}

export async function removePhone(context: RequestContext): Promise<Customer> {
  const id = await context.requireCustomer();
  return transaction(context.db, async (db) => {
    const scope = { ...context, db };
    await lockCustomer(scope, id);
    await deletePhone(scope, id);
    return readCustomer(scope, id);
  });
}

async function removeFrom(scope: RequestContext, customerId: string): Promise<void> {
  await deletePhone(scope, customerId);
  await tell(scope, customerId, 'phoneMoved');
}

/** With the codes that are on their way: they belong to a number that no longer counts. */
async function deletePhone({ db, tenant }: RequestContext, customerId: string): Promise<void> {
  const own = (table: typeof phones | typeof phoneCodes) =>
    and(eq(table.tenant, tenant), eq(table.customerId, customerId));
  await db.delete(phones).where(own(phones));
  await db.delete(phoneCodes).where(own(phoneCodes));
}

async function tell(
  scope: RequestContext,
  customerId: string,
  kind: 'phone' | 'phoneMoved',
): Promise<void> {
  const { email } = await readRow(scope, customerId);
  const link = kind === 'phone' ? addresses.resetPassword(scope) : addresses.login(scope);
  const occasion = `${customerId} ${scope.now.toISOString()}`;
  await queueCustomerEmail(scope, { kind, to: email, link, occasion });
}
