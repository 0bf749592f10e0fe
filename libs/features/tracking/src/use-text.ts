import { textHook } from '@larder/platform';
import type de from './messages/de.json';

export type TextKey = keyof typeof de;

export const useText = textHook<TextKey>('tracking');
