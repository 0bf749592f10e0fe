import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';

/** One family: two files, and how a local font is brought to the same measures until they arrive. */
export interface FontFamily {
  readonly name: string;
  readonly weights: string;
  /** Preloaded: holds every letter of the shops' languages. */
  readonly latin: string;
  readonly latinExt: string;
  /** Of Arial, in per cent, so that text takes the same room (no layout shift). */
  readonly fallback: {
    readonly sizeAdjust: number;
    readonly ascent: number;
    readonly descent: number;
  };
}

/** Families that the host ships, by the id that a theme names. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  figtree: {
    name: 'Figtree',
    weights: '300 900',
    latin: figtreeLatin,
    latinExt: figtreeLatinExt,
    fallback: { sizeAdjust: 100.58, ascent: 94.45, descent: 24.85 },
  },
  inter: {
    name: 'Inter',
    weights: '100 900',
    latin: interLatin,
    latinExt: interLatinExt,
    fallback: { sizeAdjust: 106.9, ascent: 90.65, descent: 22.55 },
  },
};
