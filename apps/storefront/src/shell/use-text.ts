import { textHook } from '@larder/platform';
import type de from './messages/de.json';

export const useText = textHook<keyof typeof de>('shell');
