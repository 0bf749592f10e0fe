import { createTextHook } from '@larder/platform';
import type { shop as de } from './de.json';

export type TextKey = keyof typeof de;
export const useText = createTextHook<TextKey>('cart-checkout');
export type Text = ReturnType<typeof useText>;
