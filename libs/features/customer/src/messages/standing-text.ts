import { createPageMessages } from '@larder/platform';
import { standing as de } from './de.json';
import { standing as en } from './en.json';
import { standing as hi } from './hi.json';
import { standing as fr } from './fr.json';

export const { useText } = createPageMessages('account', { de, en, fr, hi });
