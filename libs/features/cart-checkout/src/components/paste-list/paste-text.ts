import { createPageMessages } from '@larder/platform';
import { pasteList as de } from '../../messages/de.json';
import { pasteList as en } from '../../messages/en.json';
import { pasteList as hi } from '../../messages/hi.json';
import { pasteList as fr } from '../../messages/fr.json';

export const { useText: usePasteText, getText: getPasteText } = createPageMessages(
  'cart-checkout.pasteList',
  { de, en, fr, hi },
);
