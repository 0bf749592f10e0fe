import { createPageMessages } from '@larder/platform';
import de from './payment.de.json';
import en from './payment.en.json';

export const { useText: usePaymentText } = createPageMessages('cart-checkout.payment', { de, en });
