import { createPageMessages } from '@larder/platform';
import { personal as de } from './de.json';
import { personal as en } from './en.json';
import { personal as hi } from './hi.json';
import { personal as fr } from './fr.json';

/** Texts of favourite buttons and labels, which load after the page. */
export const { useText: usePersonalText, getText: getPersonalText } = createPageMessages(
  'account',
  { de, en, fr, hi },
);
