import { createPageMessages } from '@larder/platform';
import { pages as de } from './de.json';
import { pages as en } from './en.json';

export const { useText, getText: loyaltyText } = createPageMessages('loyalty', { de, en });
export type TextKey = Parameters<ReturnType<typeof useText>>[0];
