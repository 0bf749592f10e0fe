import { createPageMessages } from '@larder/platform';
import { diet as de } from './de.json';
import { diet as en } from './en.json';
import { diet as hi } from './hi.json';
import { diet as fr } from './fr.json';

export const { useText } = createPageMessages('account', { de, en, fr, hi });
