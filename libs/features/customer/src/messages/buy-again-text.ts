import { createPageMessages } from '@larder/platform';
import { buyAgain as de } from './de.json';
import { buyAgain as en } from './en.json';
import { buyAgain as hi } from './hi.json';
import { buyAgain as fr } from './fr.json';

export const { useText } = createPageMessages('account', { de, en, fr, hi });
