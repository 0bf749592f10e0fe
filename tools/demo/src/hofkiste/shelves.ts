import type { AssortmentRow, AssortmentRows, Options } from '../feed/assortment-rows.js';
import { readRows } from '../feed/assortment-rows.js';
import { type DemoRecipe, readRecipes } from '../recipes/read-recipes.js';
import { demoRecipes } from '../recipes/recipe-file.js';
import { boxes } from './boxes.js';
import { inGermany, isAustrian } from './in-germany.js';
import { farmRecipes } from './recipes.js';
import { cooked, selection } from './selection.js';

/** A product of the supermarket with its SKU there. */
interface Source {
  readonly sku: string;
  readonly row: AssortmentRow;
}

/** Goods that no organic farm shop has. */
const isStrange = ({ name, note, options }: AssortmentRow) =>
  isAustrian(`${name} ${note}`) ||
  /[<>&"]|XXL|Bodenhaltung|Haltbarmilch|Dose$|Skyr|Barista|[Ll]aktosefrei|Eiskaffee|bunte|Kakao zum|DOP|Parmig|Austern|Cornflakes|Schokob|Kapseln|kapseln|Soft-|Frittaten|gulasch|Jumbo|Großdose|Trinkjog|-Mix$|Rahm/.test(
    name,
  ) ||
  name.length > 60 ||
  options.has('nopic') ||
  options.has('class');

/** What a price of the supermarket, a state or a region of it says nothing about here. */
const dropped = ['was', 'low', 'member', 'multi', 'soon', 'gone', 'new', 'max', 'regional'];
const nearby = /^(AT|ST|NO|OO|BL|TI|VB|KA|MV)$/;
/** Deposit in cents on a returnable bottle or jar. */
const returnable = '15';

function optionsOf(options: Options, place: number): string {
  const kept = [...options].filter(([key]) => !dropped.includes(key) && key !== 'organic');
  const isNear = nearby.test(options.get('origin') ?? '');
  const own = kept.map(([key, value]): [string, string] => {
    if (key === 'origin' && isNear) return [key, place % 3 === 0 ? 'DE' : 'BA'];
    if (key === 'dep') return [key, returnable];
    return key === 'kw' ? [key, inGermany(value)] : [key, value];
  });
  if (isNear && place % 3 !== 0) own.push(['regional', '']);
  own.push(['organic', '']);
  return own
    .map(([key, value]) => (value === '' ? key : `${key}=${value.replaceAll(' ', '_')}`))
    .join(' ');
}

/** A third more than in the supermarket, ending in nine cents; every twelfth product is reduced. */
function priceOf(cents: number, place: number): { price: string; was: string } {
  const full = Math.max(59, Math.round((cents * 1.3) / 10) * 10 - 1);
  if (place % 12 !== 5) return { price: (full / 100).toFixed(2), was: '' };
  const less = Math.round((full * 0.85) / 10) * 10 - 1;
  return { price: (less / 100).toFixed(2), was: ` was=${(full / 100).toFixed(2)}` };
}

const plainName = (name: string) => {
  const short = inGermany(name.replace(/Bio-/g, ''));
  return short.charAt(0).toUpperCase() + short.slice(1);
};

function lineOf({ row }: Source, farm: string, place: number): string {
  const { price, was } = priceOf(row.price, place);
  const note = inGermany(row.note);
  const brand = row.brand === undefined ? '-' : farm;
  const cells = [plainName(row.name), '', brand, row.size, price, row.art.join(' '), note, ''];
  return [...cells, optionsOf(row.options, place) + was].join(' | ');
}

const two = (value: number) => String(value + 1).padStart(2, '0');

/** First SKUs that the recipes need: their shelves have them in any case. */
const needed = (recipes: readonly DemoRecipe[]) =>
  new Set(recipes.flatMap(({ amounts }) => amounts.flatMap(({ item }) => item.skus[0] ?? [])));

function chosen(sources: readonly Source[], most: number, wanted: ReadonlySet<string>): Source[] {
  const fit = sources.filter(({ row }) => !isStrange(row) && !row.options.has('gone'));
  const first = new Set(fit.slice(0, most));
  return sources.filter((one) => wanted.has(one.sku) || first.has(one));
}

interface FarmShop {
  readonly shelves: AssortmentRows[];
  readonly recipes: DemoRecipe[];
}

/** The farm shop's shelves and recipes, made from the supermarket's tables. */
export function farmShop(market: readonly AssortmentRows[]): FarmShop {
  const known = demoRecipes().filter(({ slug }) => cooked.includes(slug));
  // Its own dishes take what the shelves have: another row would move the SKUs behind it.
  const wanted = needed(known);
  const recipes = [...readRecipes(farmRecipes), ...known];
  const shelves = [...boxes];
  const skus = new Map<string, string>();
  for (const line of selection.trim().split('\n')) {
    const [path = '', from = '', most = '', farm = ''] = line.split('|').map((cell) => cell.trim());
    const at = market.findIndex((shelf) => shelf.path === from);
    const shelf = market[at];
    if (!shelf) throw new Error(`The supermarket has no shelf ${from}`);
    const { options, kinds, ...common } = shelf;
    const all = readRows(shelf).map((row, index) => ({ sku: `10${two(at)}${two(index)}`, row }));
    const taken = chosen(all, Number(most), wanted);
    for (const [place, { sku }] of taken.entries())
      skus.set(sku, `30${two(shelves.length)}${two(place)}`);
    shelves.push({
      ...common,
      path,
      words: [inGermany(shelf.words[0]), ''],
      ...(kinds && { kinds: [inGermany(kinds[0]), ''] }),
      tips: shelf.tips.map(([tip]) => [inGermany(tip), '']),
      rows: taken.map((one, place) => lineOf(one, farm, place)).join('\n'),
    });
  }
  return { shelves, recipes: recipes.map((recipe) => withSkus(recipe, skus)) };
}

function withSkus(recipe: DemoRecipe, skus: ReadonlyMap<string, string>): DemoRecipe {
  const german = (texts: DemoRecipe['de']) => ({
    name: inGermany(texts.name),
    description: inGermany(texts.description),
    steps: texts.steps.map(inGermany),
  });
  const amounts = recipe.amounts.map((one) => {
    const own = one.item.skus.flatMap((sku) => skus.get(sku) ?? []);
    if (own.length === 0) throw new Error(`The farm shop lacks ${one.key} for ${recipe.slug}`);
    return { ...one, item: { ...one.item, de: inGermany(one.item.de), skus: own } };
  });
  return { ...recipe, de: german(recipe.de), amounts };
}
