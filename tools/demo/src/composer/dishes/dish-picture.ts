import { seeded } from '../../feed/identity.js';
import { darker, lighter, svg } from '../colours.js';
import { dishTable } from './dish-table.js';
import { farmhouseTable, farmhouseVessels } from './farmhouse.js';
import { foods } from './foods.js';
import { laidPlace } from './place-setting.js';
import type { SceneStyle } from '../scenes/scene.js';
import { litColours } from './shapes.js';
import { crockery, vessels } from './vessels.js';

type PlacedFood = { name: string; x: number; y: number; size: number };
export type Dish = { vessel: string; foods: PlacedFood[] };

const cells = (text: string, mark: string) => text.split(mark).map((cell) => cell.trim());

function placedFood(text: string): PlacedFood {
  const [name = '', spot = '0,0', size = '1'] = text.split(' ');
  const [x = 0, y = 0] = spot.split(',').map(Number);
  return { name, x, y, size: Number(size) };
}

/** The composition of each dish by its recipe's slug. */
export const dishes: ReadonlyMap<string, Dish> = new Map(
  cells(dishTable, '\n')
    .filter((row) => row !== '')
    .map((row): [string, Dish] => {
      const [slug = '', vessel = '', shown = ''] = cells(row, '|');
      return [slug, { vessel, foods: cells(shown, ';').map(placedFood) }];
    }),
);

const cloths = ['#e9dcc6', '#dbe3d0', '#ecd9cb', '#d6dfe6', '#e9dfbf', '#ddd5e2'] as const;

const shown = (food: PlacedFood, random: () => number) =>
  svg`<g transform="translate(${food.x} ${food.y}) scale(${String(food.size)})">${foods[food.name]?.[1](random) ?? ''}</g>`;

/** A table in the light from the upper left. */
function table(random: () => number): string {
  const cloth = cloths[Math.floor(random() * cloths.length)] ?? cloths[0];
  const weave = Array.from({ length: 9 }, (_, i) => svg`M${i * 80 - 10} 0v480`).join('');
  return (
    `<radialGradient id="t" cx=".3" cy=".2" r="1"><stop stop-color="${lighter(cloth, 0.5)}"/><stop offset="1" stop-color="${darker(cloth, 0.1)}"/></radialGradient>` +
    `<path d="M0 0h640v480H0z" fill="url(#t)"/><path d="${weave}" stroke="${darker(cloth, 0.06)}" stroke-width="22" opacity=".5"/>`
  );
}

/** A dining table, and the table of the shop that sells from the farm: planks, linen, stone and stoneware. */
const dining = { laid: table, served: vessels, size: '1.08', beside: laidPlace };
const farmhouse = { laid: farmhouseTable, served: farmhouseVessels, size: '.98', beside: () => '' };

/** A dish from above, of its own ingredients in the shop's crockery: 640 × 480, always the same. */
export function dishPicture(slug: string, style: SceneStyle): string {
  const dish = dishes.get(slug);
  const { laid, served, size, beside } = style === 'barn' ? farmhouse : dining;
  const vessel = served[dish?.vessel ?? ''];
  if (!dish || !vessel) throw new Error(`No dish is composed for the recipe "${slug}"`);
  const random = seeded(slug);
  const drawing =
    laid(random) +
    beside(dish.vessel) +
    svg`<g transform="translate(320 240) scale(${size})">${vessel.drawing(crockery[style])}<g transform="scale(${String(vessel.fill)})">${dish.foods.map((food) => shown(food, random)).join('')}</g></g>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><defs>' +
    `<radialGradient id="s"><stop offset=".82" stop-opacity=".34"/><stop offset="1" stop-opacity="0"/></radialGradient>${litColours(drawing)}</defs>${drawing}</svg>\n`
  );
}
