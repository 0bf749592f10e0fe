import { createPageMessages } from '@larder/platform';
import { lists as de } from './de.json';
import { lists as en } from './en.json';

export const { useText, getText } = createPageMessages('account', { de, en });
