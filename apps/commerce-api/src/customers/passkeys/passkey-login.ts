import { and, eq, lt } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import { countSignIn, clearAttempts } from '../sign-in/attempt-limits.js';
import { startCustomerSession } from '../sign-in/customer-session.js';
import { logSignIn } from '../sign-in/log-sign-in.js';
import { wrongCredentials } from '../sign-in/sign-in.js';
import { consumeChallenge } from './challenges.js';
import { AuthenticationResponse } from './device-response.js';
import { hostOf } from './passkeys.js';
import type { PasskeyRow } from './tables.js';
import { passkeys } from './tables.js';
import { webauthn } from './webauthn.js';

/**
 * Signs in by a passkey. An unknown one, a wrong signature, a challenge of another session or one that
 * was used before are answered alike.
 * @throws ApiFailure 401 `INVALID_CREDENTIALS`, 429 `TOO_MANY_REQUESTS`
 */
export function signInByPasskey(
  context: RequestContext,
  response: Readonly<Record<string, unknown>>,
): Promise<string> {
  return logSignIn(context, 'passkey', () => signInByDevice(context, response), String);
}

async function signInByDevice(
  context: RequestContext,
  response: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = String(response['id'] ?? '');
  await countSignIn(context, `passkey ${id}`);
  const { db, tenant, now } = context;
  const one = and(eq(passkeys.tenant, tenant), eq(passkeys.id, id));
  const [found] = await db.select().from(passkeys).where(one);
  const counter = found && (await verifiedCounter(context, found, response));
  if (!found || counter === undefined) throw wrongCredentials(401);
  // A counter that was already used means a copied passkey, or a repeated response.
  const [used] = await db
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(and(one, counter === 0 ? undefined : lt(passkeys.counter, counter)))
    .returning();
  if (!used) throw wrongCredentials(401);
  await clearAttempts(context, `passkey ${id}`);
  await startCustomerSession(context, found.customerId);
  return found.customerId;
}

async function verifiedCounter(
  context: RequestContext,
  { id, publicKey, counter, transports }: PasskeyRow,
  response: Readonly<Record<string, unknown>>,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: AuthenticationResponse.parse(response),
      expectedChallenge: (challenge) => consumeChallenge(context, 'login', challenge),
      expectedOrigin: context.origin,
      expectedRPID: hostOf(context),
      credential: {
        id,
        counter,
        transports,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    context.log.info({ err: error }, 'a passkey was refused');
    return undefined;
  }
}
