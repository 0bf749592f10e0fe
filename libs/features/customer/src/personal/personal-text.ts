import { createPageMessages } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

/** Words that come with hearts and labels, after the page. */
export const { useText: usePersonalText, getText: getPersonalText } = createPageMessages(
  'account',
  { de, en },
);
