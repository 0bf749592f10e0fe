import { createPageMessages, type PageMessages } from '@larder/platform';
import { account as de } from './de.json';
import { account as en } from './en.json';
import { account as hi } from './hi.json';
import { account as fr } from './fr.json';

export type TextKey = keyof typeof en;
export type Text = PageMessages<TextKey>;

export const { useText, getText: accountText } = createPageMessages('account', { de, en, fr, hi });
