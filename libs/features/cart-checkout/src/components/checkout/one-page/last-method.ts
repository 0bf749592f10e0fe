import type { PaymentMethodKey } from '@larder/contracts/checkout';

const name = 'larder.method';

function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/** The payment method of the last order from this device; a logout clears it. */
export const lastMethod = {
  /** Compared with the offered methods before it is used. */
  read: () => guarded((storage) => storage.getItem(name)) ?? undefined,
  write: (method: PaymentMethodKey) => void guarded((storage) => storage.setItem(name, method)),
  clear: () => void guarded((storage) => storage.removeItem(name)),
};
