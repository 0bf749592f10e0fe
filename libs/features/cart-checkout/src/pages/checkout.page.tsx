import { CheckoutView } from '../components/checkout/checkout-view.js';
import CheckoutStepsList from '../components/checkout/checkout-steps-list.js';

export {
  preloadCheckout as preload,
  checkoutHead as head,
} from '../components/checkout/checkout-view.js';

/** The checkout in steps (NAV-13, CHK-03). */
export default function CheckoutPage() {
  return <CheckoutView Layout={CheckoutStepsList} />;
}
