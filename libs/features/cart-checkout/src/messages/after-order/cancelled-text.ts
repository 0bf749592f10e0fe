import { createPageMessages } from '@larder/platform';
import { cancelled as de } from '../de.json';
import { cancelled as en } from '../en.json';
import { cancelled as hi } from '../hi.json';
import { cancelled as fr } from '../fr.json';

/** Texts of a cancelled order's page; `cart-checkout.cancelled.{key}` overrides. */
export const { useText: useCancelledText } = createPageMessages('cart-checkout.cancelled', {
  de,
  en,
  fr,
  hi,
});
