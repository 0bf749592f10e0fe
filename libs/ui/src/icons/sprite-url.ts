// Written by tools/icons/generate.mjs.
/** Where a host serves `sprite` (`.svg`) and `artSprite` (`-art.svg`); another version has another address. */
export const SPRITE_BASE = '/_icons/0830dad';
/** The illustrations, for `icon(name, '-art')`. */
export type ArtName =
  | 'basket'
  | 'liked'
  | 'orders'
  | 'shopping-list'
  | 'nothing-found'
  | 'week'
  | 'repeat'
  | 'money'
  | 'offers'
  | 'address'
  | 'shop'
  | 'done'
  | 'cooking';
