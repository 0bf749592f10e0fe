import { createTextHook } from '@larder/platform';
import type { shop as de } from './de.json';

export const useText = createTextHook<keyof typeof de>('content');
