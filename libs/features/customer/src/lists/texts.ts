import { pageTexts } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

export const { useText, wordsOf } = pageTexts('account', { de, en });
