// Written by tools/icons/generate.mjs.
/** Where a host serves `sprite` (`.svg`) and `artSprite` (`-art.svg`); another version has another address. */
export const SPRITE_BASE = '/_icons/75aaa3c';
