import { createPageMessages } from '@larder/platform';
import { payment as de } from './de.json';
import { payment as en } from './en.json';
import { payment as hi } from './hi.json';
import { payment as fr } from './fr.json';

export const { useText: usePaymentText, getText: getPaymentText } = createPageMessages(
  'cart-checkout.payment',
  {
    de,
    en,
    fr,
    hi,
  },
);
