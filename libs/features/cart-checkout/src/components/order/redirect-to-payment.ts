import { noChoice, paymentChoice, withChoice } from '../checkout/payment/payment-choice.js';

/**
 * Leaves the shop for a payment provider, with what the shopper chose to tell it. A page that the
 * browser kept and shows again when the shopper goes back is out of date: it is made anew.
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
