import { CheckoutView } from '../components/checkout/checkout-view.js';
import OnePage from '../components/checkout/one-page/one-page.js';

export {
  preloadCheckout as preload,
  checkoutHead as head,
} from '../components/checkout/checkout-view.js';

/** The checkout on one page (NAV-13, CHK-03). */
export default function CheckoutOnePage() {
  return <CheckoutView Layout={OnePage} />;
}
