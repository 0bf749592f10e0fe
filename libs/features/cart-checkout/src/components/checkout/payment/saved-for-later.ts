import type { OrderConfig, PaymentMethodKey } from '@larder/contracts/checkout';

/** Whether the delivery is so far ahead that the method is only saved now. */
export function isSavedForLater(
  saved: OrderConfig['savedForLater'],
  method: PaymentMethodKey,
  start: string | undefined,
): boolean {
  if (!saved?.methods.includes(method) || start === undefined) return false;
  return new Date(start).getTime() - Date.now() > saved.hours * 3_600_000;
}
