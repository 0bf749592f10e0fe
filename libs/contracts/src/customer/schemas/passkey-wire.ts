import * as z from 'zod/mini';
import type { CallSchemas } from '../../core/call.js';
import { Nothing } from '../../core/schemas.js';
import { Customer, Passkey, PasskeyName, WebAuthnData } from '../schemas.js';

const signedIn = { errorCodes: ['UNAUTHORIZED'] } as const;
/** Ids of passkeys are made by the devices, up to 1023 bytes long. */
const byPasskey = z.object({ id: z.string().check(z.minLength(1), z.maxLength(1400)) });

/** The calls of passkeys, a part of the customer's `wire`. */
export const passkeyWire = {
  getPasskeys: { ...signedIn, summary: 'The customer’s passkeys', response: z.array(Passkey) },
  beginPasskey: {
    ...signedIn,
    summary: 'What a browser needs to make a passkey (WebAuthn creation options)',
    response: WebAuthnData,
  },
  addPasskey: {
    summary: 'Stores the passkey that the browser has made',
    body: z.object({ name: PasskeyName, response: WebAuthnData }),
    response: Passkey,
    errorCodes: ['UNAUTHORIZED', 'CONFLICT'],
  },
  renamePasskey: {
    summary: 'Gives a passkey another name',
    params: byPasskey,
    body: z.object({ name: PasskeyName }),
    response: Passkey,
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'],
  },
  removePasskey: {
    summary: 'Deletes a passkey',
    params: byPasskey,
    response: Nothing,
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'],
  },
  beginPasskeyLogin: {
    summary: 'What a browser has to sign to enter (WebAuthn request options)',
    response: WebAuthnData,
  },
  loginByPasskey: {
    summary: 'Signs in by a passkey',
    body: z.object({ response: WebAuthnData }),
    response: Customer,
    errorCodes: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, CallSchemas>;
