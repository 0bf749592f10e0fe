/** A banner: goods on a table or a stage. */
export type Scene = {
  name: string;
  /** The height is always 480. */
  width: number;
  /** Colours of the wall and of what stands on it: cloths, plinths, bags. */
  wall: string;
  accent: string;
  /** Where the goods stand, by its name in `settings`; the tenant's own room when absent. */
  setting?: string;
  /**
   * From the back to the front, one in a line: `what x,base size turn : contents`. `what` is the SKU of a
   * pack, an icon, or a vessel, which holds the contents. `base` is where it stands; the turn may be left out.
   */
  goods: string;
};

/** How a tenant shows its goods: a stall in warm light, a stage in clear light, a barn by lamplight, a tiled
 * counter in morning light. */
export type SceneStyle = 'stall' | 'stage' | 'barn' | 'counter';

export const sceneHeight = 480;

export type PlacedGood = {
  what: string;
  x: number;
  base: number;
  size: number;
  turn: number;
  contents: string[];
};

const words = (text: string) => text.trim().split(/\s+/);

/** Reads the lines of a scene's goods. */
export function placedGoods(text: string): PlacedGood[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [placed = '', contents = ''] = row.split(' : ');
      const [what = '', spot = '', size = '', turn = '0'] = words(placed);
      const [x = 0, base = 0] = spot.split(',').map(Number);
      return {
        what,
        x,
        base,
        size: Number(size),
        turn: Number(turn),
        contents: contents === '' ? [] : words(contents),
      };
    });
}
