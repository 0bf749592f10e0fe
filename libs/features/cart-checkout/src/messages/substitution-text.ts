import { createPageMessages } from '@larder/platform';
import { substitution as de } from './de.json';
import { substitution as en } from './en.json';

/** Words about what is to be done where something is missing; the order's own page has them too. */
export const { useText: useSubstitutionText, getText: getSubstitutionText } = createPageMessages(
  'cart-checkout.substitution',
  { de, en },
);
