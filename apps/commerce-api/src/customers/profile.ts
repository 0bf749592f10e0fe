import type { CommunicationSettings, Customer } from '@larder/contracts/customer';
import { parseBirthdate } from '@larder/contracts/customer';
import { profileOn, type ProfileInput } from '@larder/contracts/customer/schemas';
import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { changeNewsletter } from '../content/forms/newsletter.js';
import { newsletterSubscriptions as subscriptions } from '../content/forms/tables-forms.js';
import type { RequestContext } from '../kernel/context.js';
import { sqlState } from '../kernel/database/database.js';
import { transaction } from '../kernel/database/transaction.js';
import { addresses } from './emails/page-urls.js';
import { countMail } from './sign-in/attempt-limits.js';
import { requireAge } from './sign-in/registration.js';
import {
  communicationOf,
  emailKeyOf,
  findByEmail,
  patchCustomer,
  readCustomer,
  readRow,
} from './repository.js';
import {
  revokeEmailTokens,
  revokeTokens,
  invalidToken,
  createToken,
  consumeToken,
  validMs,
} from './sign-in/tokens.js';
import { queueCustomerEmail } from './emails/queue-customer-email.js';

type Profile = z.output<typeof ProfileInput>;

/**
 * API-030. A new email takes effect once its mail is confirmed; until then the old one is returned.
 * Only the new email's owner learns that it is already taken.
 */
export async function updateProfile(context: RequestContext, form: Profile): Promise<Customer> {
  const id = await context.requireCustomer();
  requireAge(context, form, profileOn);
  const isMoving = emailKeyOf(form.email) !== (await readRow(context, id)).emailKey;
  if (isMoving) await countMail(context);
  return transaction(context.db, async (db) => {
    const scope = { ...context, db };
    const row = await readRow(scope, id);
    await patchCustomer(scope, id, {
      academicTitle: form.academicTitle || null,
      birthdate: (form.birthdate && parseBirthdate(form.birthdate, scope.locale)) || null,
      firstName: form.firstName,
      lastName: form.lastName,
      salutation: form.salutation,
    });
    if (isMoving) await requestEmailConfirmation(scope, id, form.email);
    else if (form.email !== row.email) await patchCustomer(scope, id, { email: form.email });
    return readCustomer(scope, id);
  });
}

async function requestEmailConfirmation(
  scope: RequestContext,
  id: string,
  email: string,
): Promise<void> {
  const taken = await findByEmail(scope, email);
  const emailKey = emailKeyOf(email);
  // Otherwise the owner of a mistyped email could take over the account.
  await revokeEmailTokens(scope, { customerId: id, emailKey });
  const token = await createToken(scope, {
    kind: 'email',
    emailKey,
    customerId: id,
    data: { email },
  });
  if (token === undefined) return;
  await queueCustomerEmail(scope, {
    kind: taken ? 'emailKnown' : 'email',
    to: email,
    link: taken ? addresses.login(scope) : addresses.confirmEmail(scope, token),
    occasion: token,
    expires: new Date(scope.now.getTime() + validMs.email),
  });
}

/**
 * Confirms the new email of an account, by the token of the mail.
 * @throws ApiFailure 400 `TOKEN_INVALID`, also when the email was taken in the meantime
 */
export async function confirmEmail(context: RequestContext, token: string): Promise<void> {
  try {
    await transaction(context.db, (db) => changeAccountEmail({ ...context, db }, token));
  } catch (error) {
    throw sqlState(error) === '23505' ? invalidToken() : error;
  }
}

async function changeAccountEmail(scope: RequestContext, token: string): Promise<void> {
  const { customerId, data } = await consumeToken(scope, 'email', token);
  const email = String(data['email']);
  if (customerId === null || (await findByEmail(scope, email))) throw invalidToken();
  const before = await readRow(scope, customerId);
  // Mails to the old address open nothing any more.
  await revokeTokens(scope, customerId);
  await moveTopics(scope, before.emailKey, emailKeyOf(email));
  await queueCustomerEmail(scope, {
    kind: 'moved',
    to: before.email,
    link: addresses.login(scope),
    occasion: token,
  });
  await patchCustomer(scope, customerId, {
    email,
    emailKey: emailKeyOf(email),
    emailConfirmedAt: scope.now,
  });
}

/** Newsletter topics are stored by email: they move to the new one. */
async function moveTopics({ db, tenant }: RequestContext, from: string, to: string): Promise<void> {
  const old = and(eq(subscriptions.tenant, tenant), eq(subscriptions.email, from));
  const known = alias(subscriptions, 'known');
  const same = db
    .select({ topic: known.topic })
    .from(known)
    .where(
      and(eq(known.tenant, tenant), eq(known.email, to), eq(known.topic, subscriptions.topic)),
    );
  await db
    .update(subscriptions)
    .set({ email: to })
    .where(and(old, notExists(same)));
  await db.delete(subscriptions).where(old);
}

export async function readCommunication(context: RequestContext): Promise<CommunicationSettings> {
  return communicationOf(await readRow(context, await context.requireCustomer()));
}

/** API-025. */
export async function updateCommunication(
  context: RequestContext,
  settings: CommunicationSettings,
): Promise<CommunicationSettings> {
  const id = await context.requireCustomer();
  await patchCustomer(context, id, settings);
  return communicationOf(await readRow(context, id));
}

interface TopicChange {
  readonly subscribe: readonly string[];
  readonly unsubscribe: readonly string[];
}

/** API-028. Topics count at once for an email that is confirmed; else the link of a mail is needed. */
export async function manageTopics(context: RequestContext, change: TopicChange): Promise<void> {
  const { email, emailKey, emailConfirmedAt } = await readRow(
    context,
    await context.requireCustomer(),
  );
  const { tenant, now } = context;
  const isConfirmed = emailConfirmedAt !== null;
  const subscribe = isConfirmed ? [] : [...change.subscribe];
  const unsubscribe = [...change.unsubscribe];
  if (await changeNewsletter(context, { email, subscribe, unsubscribe })) context.answerPending();
  if (!isConfirmed || change.subscribe.length === 0) return;
  await context.db
    .insert(subscriptions)
    .values(change.subscribe.map((topic) => ({ tenant, email: emailKey, topic, confirmedAt: now })))
    .onConflictDoNothing();
}
