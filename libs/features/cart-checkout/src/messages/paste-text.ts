import { createPageMessages } from '@larder/platform';
import { pasteList as de } from './de.json';
import { pasteList as en } from './en.json';

export const { useText: usePasteText, getText: getPasteText } = createPageMessages(
  'cart-checkout.pasteList',
  { de, en },
);
