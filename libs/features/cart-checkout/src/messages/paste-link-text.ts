import { createPageMessages } from '@larder/platform';
import { pasteLink as de } from './de.json';
import { pasteLink as en } from './en.json';

export const { useText: usePasteLinkText } = createPageMessages('cart-checkout.pasteLink', {
  de,
  en,
});
