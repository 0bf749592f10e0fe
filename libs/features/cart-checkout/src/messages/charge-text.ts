import { createPageMessages } from '@larder/platform';
import de from './charge.de.json';
import en from './charge.en.json';

export const { useText: useChargeText } = createPageMessages('cart-checkout.charge', { de, en });
