import { createPageMessages } from '@larder/platform';
import { slotSheet as de } from '../de.json';
import { slotSheet as en } from '../en.json';
import { slotSheet as hi } from '../hi.json';
import { slotSheet as fr } from '../fr.json';

/** Texts of the sheet with the time slots. */
export const { useText: useSlotSheetText } = createPageMessages('cart-checkout.slots', {
  de,
  en,
  fr,
  hi,
});
