import type { ThemeConfig } from '@larder/contracts/tenant';
import { themeStylesheet } from '@larder/ui';
import { fontFamilies, type FontFamily } from '../../fonts.js';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

export interface ThemeFiles {
  readonly css: string;
  /** Font files that every page of the shop needs. */
  readonly fonts: readonly string[];
}

/** A shop's style sheet: its fonts and its theme's custom properties. Throws for an unknown font. */
export function themeFiles(theme: ThemeConfig): ThemeFiles {
  const ids = [...new Set([theme.font.text, theme.font.headline])];
  const families = ids.map((id) => {
    const family = fontFamilies[id];
    if (!family) throw new Error(`theme: there is no font ${id}`);
    return family;
  });
  return {
    css: families.map(fontFaces).join('') + themeStylesheet(theme),
    fonts: families.map((family) => family.latin),
  };
}

/**
 * `optional`: a font that is not loaded at the first paint is used from the next document on. Swapping
 * it in later would cause a layout shift. It is preloaded, so this happens only on slow connections at
 * the first visit.
 */
function fontFaces({ name, weights, latin, latinExt }: FontFamily): string {
  const face = (file: string, range: string) =>
    `@font-face{font-family:"${name} Variable";font-style:normal;font-display:optional;` +
    `font-weight:${weights};src:url(${file}) format("woff2");unicode-range:${range}}`;
  return face(latinExt, LATIN_EXT) + face(latin, LATIN);
}
