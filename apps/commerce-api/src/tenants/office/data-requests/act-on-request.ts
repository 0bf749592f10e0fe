import { errorCodes } from '@larder/contracts';
import type { DataExport, DataRequest } from '@larder/office-contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { carts } from '../../../carts/tables.js';
import { orders } from '../../../checkout/tables.js';
import { findByEmail } from '../../../customers/repository.js';
import { eraseCustomer } from '../../../customers/security/delete-customer.js';
import { exportCustomer } from '../../../customers/security/export-customer.js';
import type { RequestContext } from '../../../kernel/context.js';
import { transaction } from '../../../kernel/database/transaction.js';
import { ApiFailure } from '../../../kernel/failure.js';
import type { Actor } from '../audit.js';
import { answerDataRequest, readDataRequest } from './data-requests.js';

interface Act {
  readonly actor: Actor;
  readonly id: string;
}

const conflict = (message: string) => new ApiFailure(409, errorCodes.conflict, message);

async function emailOf(context: RequestContext, id: string, kind: DataRequest['kind']) {
  const request = await readDataRequest(context, id);
  if (request.kind !== kind || request.state !== 'OPEN' || request.email === undefined)
    throw conflict('The request asks for something else, or has its answer');
  return request.email;
}

/** The context of the person whom the data is about: their own export is what they get. */
const asCustomer = (context: RequestContext, id: string): RequestContext => ({
  ...context,
  requireCustomer: () => Promise.resolve(id),
  existingSession: () => Promise.resolve(undefined),
});

/** Orders that were placed with this email by guests. */
async function guestOrders({ db, tenant }: RequestContext, email: string) {
  const billed = sql`lower(${orders.document}->'billingAddress'->>'email')`;
  const found = await db
    .select({ document: orders.document, status: orders.status })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .where(and(eq(orders.tenant, tenant), isNull(carts.customerId), sql`${billed} = ${email}`))
    .orderBy(asc(orders.placedAt));
  return found.map(({ document, status }) => ({ ...document, status }));
}

/** Collects the person's data and closes the request. @throws ApiFailure 404, 409 */
export async function exportForRequest(
  context: RequestContext,
  { actor, id }: Act,
): Promise<DataExport> {
  const email = await emailOf(context, id, 'EXPORT');
  const customer = await findByEmail(context, email);
  const account = customer && (await exportCustomer(asCustomer(context, customer.id)));
  const ordersAsGuest = await guestOrders(context, email);
  const request = await transaction(context.db, (db) =>
    answerDataRequest({ ...context, db }, { actor, id, state: 'DONE' }),
  );
  return { request, data: { email, ...(account && { account }), ordersAsGuest } };
}

/**
 * Deletes the person's account with all data, as they could themselves, and closes the request.
 * @throws ApiFailure 404, 409 without an account, or while an order is on its way
 */
export async function eraseForRequest(
  context: RequestContext,
  { actor, id }: Act,
): Promise<DataRequest> {
  const email = await emailOf(context, id, 'DELETION');
  const customer = await findByEmail(context, email);
  if (!customer) throw conflict('There is no account with this email');
  return transaction(context.db, async (db) => {
    const scope = { ...context, db };
    const request = await answerDataRequest(scope, { actor, id, state: 'DONE' });
    await eraseCustomer(scope, customer);
    return { ...request, hasAccount: false };
  });
}
