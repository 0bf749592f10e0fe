import { createPageMessages, type FeatureContext } from '@larder/platform';
import { webApp as de } from '../../shell/messages/de.json';
import { webApp as en } from '../../shell/messages/en.json';
import { webApp as hi } from '../../shell/messages/hi.json';
import { webApp as fr } from '../../shell/messages/fr.json';

const { getText } = createPageMessages('shell.webApp', { de, en, fr, hi });

/** Texts of the installed shop; tenants override them as `shell.webApp.…`. */
export const webAppText = ({ texts }: FeatureContext) => getText(texts);
