// Written by tools/icons/generate.mjs.
/** Where a host serves `sprite`; another version has another address. */
export const SPRITE_URL = '/_icons/80c9400.svg';
