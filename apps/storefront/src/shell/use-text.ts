import { createTextHook } from '@larder/platform';
import type { shop as de } from './messages/de.json';

export const useText = createTextHook<keyof typeof de>('shell');
