import { createPageMessages } from '@larder/platform';
import { personal as de } from './de.json';
import { personal as en } from './en.json';

/** Words that come with hearts and labels, after the page. */
export const { useText: usePersonalText, getText: getPersonalText } = createPageMessages(
  'account',
  { de, en },
);
