import type { SmsSender } from './sms-sender.js';

const timeoutMs = 5_000;

/** A gateway that takes `{ to, from, text }` as JSON, with a bearer token. */
export function smsGateway(
  { url, token }: { readonly url: string; readonly token: string },
  ask: typeof fetch = fetch,
): SmsSender {
  return {
    async send({ to, sender, text }) {
      const { ok, status } = await ask(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ to, from: sender, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!ok) throw new Error(`The SMS gateway answered ${status}`);
    },
  };
}
