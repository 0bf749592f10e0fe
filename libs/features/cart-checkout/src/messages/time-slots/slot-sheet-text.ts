import { createPageMessages } from '@larder/platform';
import { slotSheet as de } from '../de.json';
import { slotSheet as en } from '../en.json';

/** Texts of the sheet with the time slots. */
export const { useText: useSlotSheetText } = createPageMessages('cart-checkout.slots', { de, en });
