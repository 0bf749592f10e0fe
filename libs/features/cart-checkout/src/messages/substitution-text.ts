import { createPageMessages } from '@larder/platform';
import { substitution as de } from './de.json';
import { substitution as en } from './en.json';
import { substitution as hi } from './hi.json';
import { substitution as fr } from './fr.json';

/** Texts of the substitution preference; the order page uses them, too. */
export const { useText: useSubstitutionText, getText: getSubstitutionText } = createPageMessages(
  'cart-checkout.substitution',
  { de, en, fr, hi },
);
