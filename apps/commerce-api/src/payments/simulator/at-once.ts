import type { SimulatedPayment } from './store.js';

/** Payment methods that the simulator cannot authorise: it captures when the shopper has paid. */
export const methodsAtOnce: readonly string[] = ['paypal'];

export function isTakenAtOnce({ methodKey }: Pick<SimulatedPayment, 'methodKey'>): boolean {
  return methodsAtOnce.includes(methodKey);
}
