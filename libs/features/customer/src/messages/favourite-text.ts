import { createPageMessages } from '@larder/platform';
import { favourites as de } from './de.json';
import { favourites as en } from './en.json';
import { favourites as hi } from './hi.json';
import { favourites as fr } from './fr.json';

export const { useText, getText } = createPageMessages('account', { de, en, fr, hi });
