import { createPageMessages } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';
import hi from './texts.hi.json';
import fr from './texts.fr.json';

export type NoScriptTextKey = keyof typeof en;

/** Texts of the no-script pages in a shop's language; a shop and its country have words of their own. */
export const { getText: noScriptTexts } = createPageMessages('no-script', { de, en, fr, hi });
