import { createPageMessages } from '@larder/platform';
import { preview as de } from './de.json';
import { preview as en } from './en.json';
import { preview as hi } from './hi.json';
import { preview as fr } from './fr.json';

/** Messages of the preview: no page that shoppers see has them. */
export const { useText: usePreviewText } = createPageMessages('content.preview', {
  de,
  en,
  fr,
  hi,
});
