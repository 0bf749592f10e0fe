import { createPageMessages } from '@larder/platform';
import { lists as de } from './de.json';
import { lists as en } from './en.json';
import { lists as hi } from './hi.json';
import { lists as fr } from './fr.json';

export const { useText, getText } = createPageMessages('account', { de, en, fr, hi });
