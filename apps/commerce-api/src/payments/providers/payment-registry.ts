import type { MethodProviders } from '../../kernel/tenant-directory.js';
import type { InstalledProvider, PaymentRegistry } from '../payment-kernel.js';
import type { PaymentProvider } from './provider.js';

/** Timeout of a provider's response in milliseconds. */
const defaultTimeoutMs = 10_000;

export function createPaymentRegistry(
  providers: readonly InstalledProvider[],
  settings: Partial<Omit<PaymentRegistry, 'providers'>> = {},
): PaymentRegistry {
  return { providers, expiryMinutes: 30, timeoutMs: defaultTimeoutMs, hasJobs: true, ...settings };
}

/** Provider of each payment method of a shop: the first one that supports it. */
export function methodProvidersOf(
  { providers, expiryMinutes }: PaymentRegistry,
  tenant: string,
): MethodProviders {
  const taken = providers.flatMap((provider) => {
    const atOnce = provider.immediateCaptureMethods?.(tenant) ?? [];
    const wallets = provider.pageWalletMethods?.(tenant) ?? [];
    const later = provider.deferredAuthorisationMethods?.(tenant) ?? [];
    return provider.methodsOf(tenant).map((method) => {
      const capturesImmediately = atOnce.includes(method);
      const canAuthoriseLater = later.includes(method);
      const expressBuyers = provider.expressBuyers?.(method);
      return [
        method,
        {
          name: provider.name,
          expiryMinutes,
          capturesImmediately,
          canAuthoriseLater,
          ...(expressBuyers && { expressBuyers }),
          ...(wallets.includes(method) && { hasPageWallet: true }),
        },
      ] as const;
    });
  });
  return Object.fromEntries(taken.reverse());
}

export function findProvider(
  { providers }: PaymentRegistry,
  name: string,
): PaymentProvider | undefined {
  return providers.find((one) => one.name === name);
}

/** Waits for a provider at most until the timeout, even if it ignores the abort signal. */
export async function withProviderTimeout<T>(
  { timeoutMs: ms }: PaymentRegistry,
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
