import { noChoice, paymentChoice, withChoice } from '../checkout/payment/payment-choice.js';

/**
 * Leaves the shop for a payment provider, with the data that the shopper chose to send. When the
 * browser restores the page from its cache later, it is outdated and reloaded.
 */
export function redirectToPayment(address: string): void {
  const url = new URL(withChoice(address, paymentChoice.read() ?? noChoice), window.location.href);
  paymentChoice.clear();
  if (!/^https?:$/.test(url.protocol)) return;
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), {
    once: true,
  });
  window.location.assign(url);
}
