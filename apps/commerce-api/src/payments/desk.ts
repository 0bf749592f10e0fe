import type { PaidBy } from '../kernel/tenant-directory.js';
import type { InstalledProvider, PaymentDesk } from './payment-kernel.js';
import type { PaymentProvider } from './provider.js';

/** Milliseconds that a provider has for one answer. */
const patienceMs = 10_000;

export function openDesk(
  providers: readonly InstalledProvider[],
  settings: Partial<Omit<PaymentDesk, 'providers'>> = {},
): PaymentDesk {
  return { providers, minutes: 30, patienceMs, hasJobs: true, ...settings };
}

/** Which provider takes a way to pay of a shop: the first one that does. */
export function paidByOf({ providers, minutes }: PaymentDesk, tenant: string): PaidBy {
  const taken = providers.flatMap((provider) => {
    const atOnce = provider.capturedAtOnce?.(tenant) ?? [];
    const later = provider.savedForLater?.(tenant) ?? [];
    return provider.methodsOf(tenant).map((method) => {
      const isCapturedAtOnce = atOnce.includes(method);
      const isSavedForLater = later.includes(method);
      const taken = { name: provider.name, minutes, isCapturedAtOnce, isSavedForLater };
      return [method, taken] as const;
    });
  });
  return Object.fromEntries(taken.reverse());
}

export function providerOf({ providers }: PaymentDesk, name: string): PaymentProvider | undefined {
  return providers.find((one) => one.name === name);
}

/** Waits for a provider no longer than it may take, whether or not it heeds the signal. */
export async function withPatience<T>(
  { patienceMs: ms }: PaymentDesk,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const tooLong = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The provider did not answer')), {
      once: true,
    });
  });
  return Promise.race([call(signal), tooLong]);
}
