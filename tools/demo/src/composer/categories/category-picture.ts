import { lightsOf } from '../pack-picture.js';
import { iconGood, isPack, packGood, type PackOf } from '../scenes/goods.js';
import type { PlacedGood, SceneStyle } from '../scenes/scene.js';
import { type Shadow, shadowColours, shadows } from '../scenes/shadows.js';
import { type MannerName, manners } from './manners.js';
import { darker, defineIcons, discLight, lighter, svg } from '../svg.js';

/** Of a shop without colours of its own for its areas. */
const manyColours = [
  '#dff0cf',
  '#fbdcd2',
  '#dcebf8',
  '#fbe9c8',
  '#f3e3cf',
  '#d9ecf3',
  '#f1dff0',
  '#fff0bf',
  '#dcefe9',
  '#fde3e8',
];

/** Where goods stand, from the back to the front: middle, base, size of an icon and of a pack. */
type Spot = [x: number, base: number, icon: number, pack: number, turn: number];

const spots: Record<number, Spot[]> = {
  1: [[240, 380, 260, 390, 0]],
  2: [
    [312, 352, 200, 330, 8],
    [166, 386, 220, 330, -6],
  ],
  3: [
    [244, 322, 180, 290, 0],
    [146, 388, 190, 262, -8],
    [334, 390, 186, 262, 8],
  ],
};

/** What goods stand on: a disc with a table's edge, an arch with its floor, a dark board, or
 * a panel of tiles. */
const frames: Record<SceneStyle, (ground: string) => string> = {
  stall: (ground) =>
    svg`<clipPath id="q"><circle cx="240" cy="240" r="220"/></clipPath><circle cx="240" cy="240" r="220" fill="${ground}"/><path d="M0 316h480v164H0z" fill="${darker(ground, 0.1)}" clip-path="url(#q)"/><circle cx="240" cy="240" r="220" fill="url(#d)"/>`,
  stage: (ground) =>
    svg`<clipPath id="q"><path d="M0 0H440V424a28 28 0 0 1-28 28H0z"/></clipPath><linearGradient id="r" x2=".5" y2="1"><stop stop-color="${lighter(ground, 0.5)}"/><stop offset="1" stop-color="${ground}"/></linearGradient><linearGradient id="w" x2="0" y2="1"><stop stop-color="${lighter(ground, 0.3)}"/><stop offset=".12" stop-color="${lighter(ground, 0.55)}"/><stop offset="1" stop-color="${lighter(ground, 0.72)}"/></linearGradient>` +
    svg`<path d="M40 424V224a200 200 0 0 1 400 0V424a28 28 0 0 1-28 28H68a28 28 0 0 1-28-28z" fill="url(#r)"/><path d="M40 322Q240 310 440 322V424a28 28 0 0 1-28 28H68a28 28 0 0 1-28-28z" fill="url(#w)"/>`,
  barn: (ground) =>
    svg`<rect x="20" y="20" width="440" height="440" rx="28" fill="${darker(ground, 0.62)}"/><path d="M20 322h440v110a28 28 0 0 1-28 28H48a28 28 0 0 1-28-28z" fill="${darker(ground, 0.5)}"/>`,
  counter: (ground) =>
    svg`<path d="M30 30h420v420H30z" fill="${lighter(ground, 0.35)}"/><path d="M30 100h420M30 170h420M30 240h420M135 30v70M345 30v70M240 100v70M135 170v70M345 170v70M240 240v82" stroke="${darker(ground, 0.1)}" stroke-width="2" fill="none"/><path d="M30 322h420v128H30z" fill="${darker(ground, 0.12)}"/>`,
};

interface CategoryLook {
  readonly style: SceneStyle;
  readonly packOf: PackOf;
  readonly grounds?: readonly string[] | undefined;
  /** How the goods are drawn, when not in the light of the product pictures. */
  readonly manner?: MannerName | undefined;
}

/** A category: its goods as icons or, by their SKU, as packs, on the colour of its area. */
export function categoryPicture(
  art: readonly string[],
  area: number,
  { style, packOf, grounds = manyColours, manner }: CategoryLook,
): string {
  const ground = grounds[area % grounds.length] ?? '#dff0cf';
  const layout = spots[Math.min(3, art.length)] ?? [];
  const icons: string[] = [];
  const defs: string[] = [];
  const own = manner && manners[manner];
  const shadow: Shadow = own ? () => '' : shadows[style];
  const goods = layout.map(([x, base, icon, pack, turn], index) => {
    const what = art[index] ?? '';
    const good = (size: number, turned: number): PlacedGood => ({
      what,
      x,
      base,
      size,
      turn: turned,
      contents: [],
    });
    if (!isPack(what)) {
      icons.push(what);
      return iconGood(good(icon, turn), shadow);
    }
    const drawn = packGood(good(pack, 0), index, packOf, shadow);
    icons.push(...drawn.icons);
    defs.push(drawn.defs);
    return drawn.drawing;
  });
  // On a stage, shadows reach far: they end where the arch does.
  const clip = style === 'stage' ? ' clip-path="url(#q)"' : '';
  const body = own
    ? own.frame(ground) + own.drawn(goods.join(''))
    : `${frames[style](ground)}<g${clip}>${goods.join('')}</g>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><defs>' +
    `${own ? own.defs : `${style === 'stall' ? discLight : ''}${shadowColours[style]}`}${lightsOf(goods.join(''))}${defs.join('')}` +
    `${defineIcons(icons, body)}</defs>${body}</svg>\n`
  );
}
