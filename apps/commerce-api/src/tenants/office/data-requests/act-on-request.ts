import { errorCodes } from '@larder/contracts';
import type { DataExport, DataRequest } from '@larder/office-contract';
import { faultText } from '@larder/office-contract';
import { emailKeyOf, findByEmail } from '../../../customers/repository.js';
import { eraseCustomer } from '../../../customers/security/erasure/erase-customer.js';
import { eraseGuest } from '../../../customers/security/erasure/erase-guest.js';
import { exportCustomer } from '../../../customers/security/export-customer.js';
import type { RequestContext } from '../../../kernel/context.js';
import { transaction } from '../../../kernel/database/transaction.js';
import { ApiFailure, badRequest } from '../../../kernel/failure.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';
import { answerDataRequest, readDataRequest } from './data-requests.js';
import { collectByEmail } from './guest-data.js';

interface Act {
  readonly actor: Actor;
  readonly id: string;
}

const conflict = (message: string) => new ApiFailure(409, errorCodes.conflict, message);

async function openRequest(context: RequestContext, id: string, kind: DataRequest['kind']) {
  const request = await readDataRequest(context, id);
  const { email } = request;
  if (request.kind !== kind || request.state !== 'OPEN' || email === undefined)
    throw conflict('The request asks for something else, or has its answer');
  return { ...request, email };
}

/** The context of the person whom the data is about: their own export is what they get. */
const asCustomer = (context: RequestContext, id: string): RequestContext => ({
  ...context,
  requireCustomer: () => Promise.resolve(id),
  existingSession: () => Promise.resolve(undefined),
});

/** Collects the person's data and closes the request. @throws ApiFailure 404, 409 */
export async function exportForRequest(
  context: RequestContext,
  { actor, id }: Act,
): Promise<DataExport> {
  const { email } = await openRequest(context, id, 'EXPORT');
  const customer = await findByEmail(context, email);
  const account = customer && (await exportCustomer(asCustomer(context, customer.id)));
  const byEmail = await collectByEmail(context, email);
  const request = await transaction(context.db, (db) =>
    answerDataRequest({ ...context, db }, { actor, id, state: 'DONE' }),
  );
  return { request, data: { email, ...(account && { account }), ...byEmail } };
}

/**
 * Deletes the person's account with all data, as they could themselves, and takes them out of what they
 * ordered as a guest; closes the request. A guest is known by an order number that belongs to the email.
 * @throws ApiFailure 400 for another email, 404, 409 without account and order number, or while an order
 * is on its way
 */
export async function eraseForRequest(
  context: RequestContext,
  { actor, id, typed }: Act & { readonly typed: string },
): Promise<DataRequest> {
  const { email, orderNumber } = await openRequest(context, id, 'DELETION');
  if (emailKeyOf(typed) !== email)
    throw badRequest('The request is about another email', { email: faultText('OTHER_EMAIL') });
  return transaction(context.db, async (db) => {
    const scope = { ...context, db };
    const customer = await findByEmail(scope, email);
    if (!customer && orderNumber === undefined)
      throw conflict('There is no account with this email, and no order number');
    const request = await answerDataRequest(scope, { actor, id, state: 'DONE' });
    const guestOrders = await eraseGuest(scope, email);
    // Its mail to the person is the last one, so it comes after their mails are deleted.
    if (customer) await eraseCustomer(scope, customer);
    await audit(scope, actor, {
      action: 'data.erase',
      subject: id,
      after: { hasAccount: customer !== undefined, guestOrders },
    });
    return { ...request, hasAccount: false };
  });
}
