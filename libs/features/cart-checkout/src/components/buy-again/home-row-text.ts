import { createPageMessages } from '@larder/platform';
import { homeRow as de } from '../../messages/de.json';
import { homeRow as en } from '../../messages/en.json';

export const { useText: useHomeRowText } = createPageMessages('cart-checkout.homeRow', { de, en });
