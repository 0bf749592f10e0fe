import type { CSSProperties } from 'react';
import type { Page } from '@larder/contracts/content';

const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]{3,20})$/i;
const ADDRESS = /^(https:\/\/|\/(?!\/))[^"'()\s\\]+$/;
const REPEAT = /^(no-repeat|repeat|repeat-x|repeat-y|round|space)$/;
const SIZE = /^(cover|contain|auto|[\d.]+(px|%)( [\d.]+(px|%))?)$/;

/** CONT-04: background of a page; invalid CSS values are left out. */
export function backgroundOf(page: Page): CSSProperties | undefined {
  const style: CSSProperties = {
    ...(fits(COLOUR, page.backgroundColor) && { backgroundColor: page.backgroundColor }),
    ...(fits(ADDRESS, page.backgroundImage) && {
      backgroundImage: `url("${page.backgroundImage}")`,
    }),
    ...(fits(REPEAT, page.backgroundImageRepeat) && {
      backgroundRepeat: page.backgroundImageRepeat,
    }),
    ...(fits(SIZE, page.backgroundImageSize) && { backgroundSize: page.backgroundImageSize }),
  };
  return Object.keys(style).length > 0 ? style : undefined;
}

function fits(pattern: RegExp, value: string | undefined): boolean {
  return value !== undefined && pattern.test(value);
}
