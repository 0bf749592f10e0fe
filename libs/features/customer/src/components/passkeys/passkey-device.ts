import type { Customer } from '@larder/contracts/customer';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Result of a passkey request: done, cancelled by the customer, or failed. */
export type PasskeyOutcome = 'done' | 'cancelled' | 'failed';

export const isSupported = browserSupportsWebAuthn;

/** Cancelling and timeouts are not shown as errors. */
function outcomeOf(error: unknown): PasskeyOutcome {
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}

const isCreation = (data: object): data is PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in data && 'user' in data;

const isRequest = (data: object): data is PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in data;

const plain = (value: object) => ({ ...value }) as Record<string, unknown>;

interface Answer<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}
type Data = Readonly<Record<string, unknown>>;
/** The two calls of a passkey operation: one returns the challenge, one sends the device's response. */
interface Calls<B, T> {
  readonly begin: () => PromiseLike<Answer<Data>>;
  readonly finish: (args: { readonly body: B }) => PromiseLike<Answer<T>>;
}
interface New {
  readonly name: string;
  readonly response: Record<string, unknown>;
}

/** Has the device make a passkey and the shop keep it. */
export async function createPasskey(
  { begin, finish }: Calls<New, unknown>,
  name: string,
): Promise<PasskeyOutcome> {
  const { data: optionsJSON } = await begin();
  if (!optionsJSON || !isCreation(optionsJSON)) return 'failed';
  try {
    const response = plain(await startRegistration({ optionsJSON }));
    const { error } = await finish({ body: { name, response } });
    return error ? 'failed' : 'done';
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Signs in by a passkey that the customer chooses on the device. */
export async function signInWithPasskey({
  begin,
  finish,
}: Calls<Pick<New, 'response'>, Customer>): Promise<Customer | Exclude<PasskeyOutcome, 'done'>> {
  const { data: optionsJSON } = await begin();
  if (!optionsJSON || !isRequest(optionsJSON)) return 'failed';
  try {
    const response = plain(await startAuthentication({ optionsJSON }));
    const { data: customer } = await finish({ body: { response } });
    return customer ?? 'failed';
  } catch (error) {
    return outcomeOf(error) === 'cancelled' ? 'cancelled' : 'failed';
  }
}
