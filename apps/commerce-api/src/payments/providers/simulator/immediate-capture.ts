import type { SimulatedPayment } from './store.js';

/** Payment methods that the simulator cannot authorise: it captures when the shopper has paid. */
export const immediateCaptureMethods: readonly string[] = ['paypal', 'eps', 'upi'];

export function isCapturedImmediately({ methodKey }: Pick<SimulatedPayment, 'methodKey'>): boolean {
  return immediateCaptureMethods.includes(methodKey);
}
