import { createTextHook } from '@larder/platform';
import type de from './de.json';

export const useText = createTextHook<keyof typeof de>('content');
