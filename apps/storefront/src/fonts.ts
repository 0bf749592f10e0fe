import balooLatin from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?url';
import balooLatinExt from '@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2?url';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import newsreaderLatin from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import newsreaderLatinExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url';
import sourceSansLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import sourceSansLatinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';

/** A font family in two files. The theme's style sheet names its local fallback. */
export interface FontFamily {
  readonly name: string;
  readonly weights: string;
  /** Preloaded: contains all letters of the shops' languages. */
  readonly latin: string;
  readonly latinExt: string;
}

/** Font families of the host, by the id that a theme uses. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  'baloo-2': {
    name: 'Baloo 2',
    weights: '400 800',
    latin: balooLatin,
    latinExt: balooLatinExt,
  },
  figtree: {
    name: 'Figtree',
    weights: '300 900',
    latin: figtreeLatin,
    latinExt: figtreeLatinExt,
  },
  fraunces: {
    name: 'Fraunces',
    weights: '100 900',
    latin: frauncesLatin,
    latinExt: frauncesLatinExt,
  },
  inter: {
    name: 'Inter',
    weights: '100 900',
    latin: interLatin,
    latinExt: interLatinExt,
  },
  newsreader: {
    name: 'Newsreader',
    weights: '200 800',
    latin: newsreaderLatin,
    latinExt: newsreaderLatinExt,
  },
  'source-sans-3': {
    name: 'Source Sans 3',
    weights: '200 900',
    latin: sourceSansLatin,
    latinExt: sourceSansLatinExt,
  },
};
