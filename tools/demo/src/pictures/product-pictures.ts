import { closeCratePicture, cratePicture } from '../composer/crate-picture.js';
import { closePicture, type PictureInput, packPicture } from '../composer/pack-picture.js';
import type { PackBack } from '../composer/labels/parts.js';
import { keepsColours } from '../composer/labels/kinds.js';
import { letteringOf } from '../composer/lettering/faces.js';
import { printedTitle } from '../composer/lettering/lettering.js';
import { darker } from '../composer/svg.js';
import { brands } from '../feed/brands.js';
import type { Assortment, DemoProduct } from '../feed/build.js';

const brandKeys = [...brands.keys()];

type Group = ReadonlyMap<string, number>;

/** Trays of the same goods stand side by side, of whatever brand; other packs only differ by variant. */
const groupOf = ({ row, shape }: DemoProduct) =>
  row.variantGroup ?? (shape === 'tray' ? printedTitle(row.name) : '');

/** Content of the largest pack of each such group. */
function largestOfGroups(products: readonly DemoProduct[]): Group {
  const found = new Map<string, number>();
  for (const product of products) {
    const { row } = product;
    const group = groupOf(product);
    if (group === '' || row.bundleSize !== undefined) continue;
    found.set(group, Math.max(found.get(group) ?? 0, row.contentAmount ?? 0));
  }
  return found;
}

/** Below a litre, cartons are as much smaller as the smaller pack of two that look alike. */
function scaleOf(product: DemoProduct, largest: Group): number {
  const { row, shape } = product;
  if (shape === 'loose' || row.bundleSize !== undefined) return 1;
  const { contentAmount: amount = 0, contentUnit } = row;
  if (shape === 'carton' && contentUnit === 'ml' && amount < 1000) return amount < 400 ? 0.7 : 0.82;
  return amount < (largest.get(groupOf(product)) ?? 0) ? 0.82 : 1;
}

type Shop = Pick<Assortment, 'house' | 'language' | 'style' | 'marksDiet' | 'arrangement'>;

const isVegetarian = ({ row: { marks = [] } }: DemoProduct) =>
  marks.includes('vegetarian') || marks.includes('vegan');

function pictureInput(product: DemoProduct, largest: Group, shop: Shop): PictureInput {
  const { row, options } = product;
  const key = product.brand ?? shop.house;
  const brand = brands.get(key);
  if (!brand) throw new Error(`Unknown brand "${key}"`);
  const tint = keepsColours(brand.label) ? undefined : options.get('tint');
  const [ground, side, accent] = brand.colours;
  const single = row.weightPieceArticle === true || row.contentAmount === 1;
  const { how, department } = shop.arrangement ?? {};
  const isArranged = department !== undefined && row.categoryPath.startsWith(department);
  const count = options.get('count') ?? (single ? '1' : undefined);
  return {
    shape: product.shape,
    ground: tint ?? ground,
    side: tint === undefined ? side : darker(tint, 0.3),
    accent,
    art: product.art,
    brand: brand.name,
    title: options.get('print') ?? printedTitle(row.name),
    size: product.size,
    design: brandKeys.indexOf(key),
    label: brand.label,
    lettering: letteringOf(brand.lettering),
    look: options.get('look'),
    glass: options.has('glass'),
    ...(shop.marksDiet === true && isVegetarian(product) && { isVegetarian: true }),
    ...(how !== undefined && isArranged && { arrangement: how }),
    count: count === undefined ? undefined : Number(count),
    seed: row.sku,
    scale: scaleOf(product, largest),
  };
}

/** What the picture of each product of a shop is drawn from, by its SKU. */
export function packsOf(
  products: readonly DemoProduct[],
  shop: Shop,
): (sku: string) => PictureInput {
  const largest = largestOfGroups(products);
  const bySku = new Map(products.map((product) => [product.row.sku, product]));
  return (sku) => {
    const product = bySku.get(sku);
    if (!product) throw new Error(`No product "${sku}" for a scene`);
    return pictureInput(product, largest, shop);
  };
}

/** The figures as the shop's language writes them. */
function backOf({ row }: DemoProduct, { language }: Shop): PackBack {
  const { energyKj, fat, saturatedFat, carbohydrate, sugars, protein, salt } = row;
  const written = (value: number) =>
    language === 'en' ? String(value) : String(value).replace('.', ',');
  const grams = [fat, saturatedFat, carbohydrate, sugars, protein, salt].flatMap((value) =>
    value === undefined ? [] : [`${written(value)} g`],
  );
  return {
    code: row.gtin ?? row.sku,
    figures: energyKj === undefined ? [] : [`${written(energyKj)} kJ`, ...grams],
  };
}

/** File names and texts of the two pictures of each product that has any: front, and back or close up. */
export function productPictures(
  products: readonly DemoProduct[],
  shop: Shop,
): [name: string, text: string][] {
  const largest = largestOfGroups(products);
  return products
    .filter(({ row }) => row.picture !== undefined)
    .flatMap((product) => {
      const input = pictureInput(product, largest, shop);
      const file = `products/${product.row.sku}`;
      const crate = { ...input, weight: (product.row.contentAmount ?? 0) / 1000 };
      const pictures =
        input.look === 'crate'
          ? [cratePicture(crate), closeCratePicture(crate)]
          : [packPicture(input), closePicture(input, backOf(product, shop))];
      return pictures.map((text, at): [string, string] => [
        `${file}${at === 0 ? '' : '-2'}.svg`,
        text,
      ]);
    });
}
