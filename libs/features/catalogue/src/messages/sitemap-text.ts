import { createPageMessages } from '@larder/platform';
import { sitemap as de } from './de.json';
import { sitemap as en } from './en.json';
import { sitemap as hi } from './hi.json';
import { sitemap as fr } from './fr.json';

/** Texts of the sitemap alone: in a file with those of the offers page, every listing would load both. */
export const { useText } = createPageMessages('catalogue', { de, en, fr, hi });
