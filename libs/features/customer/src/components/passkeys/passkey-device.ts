import type { Customer } from '@larder/contracts/customer';
import type { FeatureContext } from '@larder/platform';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { passkeyCalls as calls } from '../../api/passkey-api.js';
import { untracked } from '../../api/session-api.js';

/** What came of asking the device: it did, the customer turned away, or something failed. */
export type PasskeyOutcome = 'done' | 'cancelled' | 'failed';

export const isSupported = browserSupportsWebAuthn;

/** A shopper who turns away, or takes too long, is told nothing went wrong. */
function outcomeOf(error: unknown): PasskeyOutcome {
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}

const plain = (value: object) => ({ ...value }) as Record<string, unknown>;

/** Has the device make a passkey and the shop keep it. */
export async function createPasskey(
  { dispatch }: FeatureContext,
  name: string,
): Promise<PasskeyOutcome> {
  const { data } = await dispatch(calls.beginPasskey.initiate(undefined, untracked));
  if (!data) return 'failed';
  try {
    const optionsJSON = data as unknown as PublicKeyCredentialCreationOptionsJSON;
    const response = plain(await startRegistration({ optionsJSON }));
    const { error } = await dispatch(
      calls.addPasskey.initiate({ body: { name, response } }, untracked),
    );
    return error ? 'failed' : 'done';
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Signs in by a passkey that the customer chooses on the device. */
export async function signInWithPasskey({
  dispatch,
}: FeatureContext): Promise<Customer | Exclude<PasskeyOutcome, 'done'>> {
  const { data } = await dispatch(calls.beginPasskeyLogin.initiate(undefined, untracked));
  if (!data) return 'failed';
  try {
    const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON;
    const response = plain(await startAuthentication({ optionsJSON }));
    const { data: customer } = await dispatch(
      calls.loginByPasskey.initiate({ body: { response } }, untracked),
    );
    return customer ?? 'failed';
  } catch (error) {
    return outcomeOf(error) === 'cancelled' ? 'cancelled' : 'failed';
  }
}
