import { createPageMessages } from '@larder/platform';
import { age as de } from './de.json';
import { age as en } from './en.json';
import { age as hi } from './hi.json';
import { age as fr } from './fr.json';

/** Texts about goods with an age limit; `cart-checkout.age.{key}` overrides. */
export const { useText: useAgeText, getText: getAgeText } = createPageMessages(
  'cart-checkout.age',
  { de, en, fr, hi },
);
