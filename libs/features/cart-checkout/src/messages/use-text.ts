import { createTextHook } from '@larder/platform';
import type de from './de.json';

export type TextKey = keyof typeof de;
export const useText = createTextHook<TextKey>('cart-checkout');
export type Text = ReturnType<typeof useText>;
