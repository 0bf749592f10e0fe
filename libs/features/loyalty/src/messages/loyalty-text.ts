import { createPageMessages } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

export const { useText, getText: loyaltyText } = createPageMessages('loyalty', { de, en });
export type TextKey = Parameters<ReturnType<typeof useText>>[0];
