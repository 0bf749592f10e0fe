/** Tiles of the first screen: their pictures load at once. */
export const EAGER_TILES = 4;

/**
 * Name of a tile's cached fragment, the same in all lists; only the way its picture loads differs. `position`
 * from 1.
 */
export const tileFragment = (position: number, isEager: boolean) =>
  isEager ? `tile${position === 1 ? 1 : 2}` : 'tile';
