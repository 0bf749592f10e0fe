import { errorCodes } from '@larder/contracts';
import type { Passkey } from '@larder/contracts/customer';
import { maxPasskeys } from '@larder/contracts/customer';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure, badRequest, notFound } from '../../kernel/failure.js';
import { lockCustomer } from '../addresses/address-repository.js';
import { addresses } from '../emails/page-urls.js';
import { readRow } from '../repository.js';
import { queueCustomerEmail } from '../emails/queue-customer-email.js';
import { saveChallenge, consumeChallenge } from './challenges.js';
import { RegistrationResponse } from './device-response.js';
import type { PasskeyRow } from './tables.js';
import { passkeys } from './tables.js';
import { webauthn } from './webauthn.js';

/** Relying party id of passkeys: the shop's host name. */
export const hostOf = ({ origin }: Pick<RequestContext, 'origin'>) => new URL(origin).hostname;

const ofCustomer = ({ tenant }: RequestContext, customer: string) =>
  and(eq(passkeys.tenant, tenant), eq(passkeys.customerId, customer));

async function rowsOf(context: RequestContext, customer: string): Promise<PasskeyRow[]> {
  return context.db
    .select()
    .from(passkeys)
    .where(ofCustomer(context, customer))
    .orderBy(passkeys.createdAt, passkeys.id);
}

function toPasskey({ id, name, createdAt, usedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    ...(usedAt && { usedAt: usedAt.toISOString() }),
  };
}

export async function listPasskeys(context: RequestContext): Promise<Passkey[]> {
  return (await rowsOf(context, await context.requireCustomer())).map(toPasskey);
}

/** What the browser needs to make a passkey, which unlocks by finger, face or code. */
export async function beginPasskey(context: RequestContext) {
  const customer = await context.requireCustomer();
  const { email, firstName, lastName } = await readRow(context, customer);
  const known = await rowsOf(context, customer);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: context.shop.clientRuntimeConfig.shopName,
    rpID: hostOf(context),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim(),
    userID: new TextEncoder().encode(customer),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(context, 'register', options.challenge);
  return { ...options };
}

interface NewPasskey {
  readonly name: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** Stores a new passkey, and informs the customer by mail. */
export async function addPasskey(
  context: RequestContext,
  { name, response }: NewPasskey,
): Promise<Passkey> {
  const customer = await context.requireCustomer();
  const credential = await verified(context, response);
  const { id, counter, transports = [] } = credential;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  const { tenant, now } = context;
  return transaction(context.db, async (db) => {
    const scope = { ...context, db };
    await lockCustomer(scope, customer);
    if ((await rowsOf(scope, customer)).length >= maxPasskeys)
      throw new ApiFailure(409, errorCodes.conflict, 'No more passkeys can be added');
    const [made] = await db
      .insert(passkeys)
      .values({
        tenant,
        id,
        customerId: customer,
        name,
        publicKey,
        counter,
        transports,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw refused();
    const { email } = await readRow(scope, customer);
    const link = addresses.resetPassword(scope);
    await queueCustomerEmail(scope, { kind: 'passkey', to: email, link, occasion: id });
    return toPasskey(made);
  });
}

async function verified(context: RequestContext, response: NewPasskey['response']) {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified: isRight, registrationInfo } = await verifyRegistrationResponse({
      response: RegistrationResponse.parse(response),
      expectedChallenge: (challenge) => consumeChallenge(context, 'register', challenge),
      expectedOrigin: context.origin,
      expectedRPID: hostOf(context),
      requireUserVerification: true,
    });
    if (isRight && registrationInfo) return registrationInfo.credential;
  } catch (error) {
    context.log.info({ err: error }, 'a passkey was refused');
  }
  throw refused();
}

const refused = () => badRequest('The passkey does not fit', { response: 'does not fit' });

export async function renamePasskey(
  context: RequestContext,
  id: string,
  name: string,
): Promise<Passkey> {
  const own = ofCustomer(context, await context.requireCustomer());
  const [found] = await context.db
    .update(passkeys)
    .set({ name })
    .where(and(own, eq(passkeys.id, id)))
    .returning();
  if (!found) throw notFound('The passkey');
  return toPasskey(found);
}

export async function removePasskey(context: RequestContext, id: string): Promise<void> {
  const own = ofCustomer(context, await context.requireCustomer());
  const [found] = await context.db
    .delete(passkeys)
    .where(and(own, eq(passkeys.id, id)))
    .returning();
  if (!found) throw notFound('The passkey');
}

/** Challenge for signing in; it does not reveal which passkeys exist. */
export async function beginPasskeyLogin(context: RequestContext) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(context),
    userVerification: 'required',
  });
  await saveChallenge(context, 'login', options.challenge);
  return { ...options };
}
