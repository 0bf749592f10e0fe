import { createPageMessages } from '@larder/platform';
import de from './personal.de.json';
import en from './personal.en.json';

/** Words that come with hearts and labels, after the page. */
export const { useText: usePersonalText, getText: getPersonalText } = createPageMessages(
  'account',
  { de, en },
);
