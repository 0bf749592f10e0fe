import type { Arrangement } from '../composer/loose/arrangements.js';
import type { MannerName } from '../composer/categories/manners.js';
import { type ProductFeedRow, localisedColumns } from '@larder/contracts/catalogue/feed';
import type { DemoRecipe } from '../recipes/read-recipes.js';
import type { Scene, SceneStyle } from '../composer/scenes/scene.js';
import { brands } from './brands.js';
import { gtin13, seeded, slugify } from './identity.js';
import { foodFacts, prices, quantities, standing, wording } from './facts.js';
import type { PackShape, AssortmentRows, AssortmentRow } from './assortment-rows.js';
import { packShapes, readRows } from './assortment-rows.js';
import { withNonBreakingSpaces } from './non-breaking.js';
import { parseSize } from './size.js';

/** A feed row with its columns in a second language. */
export type DemoRow = ProductFeedRow & Record<`${string}.${'en' | 'hi'}`, string>;

/** A product of the demo: its feed row, and what its picture is drawn from. */
export type DemoProduct = {
  row: DemoRow;
  shape: PackShape;
  art: string[];
  brand: string | undefined;
  size: string;
  options: AssortmentRow['options'];
};

export type Assortment = {
  tenant: string;
  /** `de` carries English beside German, `en` is English alone; `fr` has its own texts by `adapt`. */
  language: 'de' | 'en' | 'fr';
  /** Language of the second names of its categories; English when absent. */
  second?: 'en' | 'hi';
  /** The first digits of SKU and in-store GTIN. */
  skuPrefix: string;
  gtinPrefix: string;
  shelves: readonly AssortmentRows[];
  categories: string;
  /** Name and address of the business that answers for goods without a brand. */
  operator: string;
  /** Key of the brand that is printed on packs without a brand of their own. */
  house: string;
  scenes: readonly Scene[];
  /** How its banners and categories show goods. */
  style: SceneStyle;
  /** Colours behind the pictures of its departments, in turn; many colours without them. */
  grounds?: readonly string[];
  /** How its departments are drawn, when not in the light of the product pictures. */
  manner?: MannerName;
  /** Container or base under the shop's loose produce, and the department that has such produce. */
  arrangement?: { how: Arrangement; department: string };
  /** Keys of the retailer's own brands. */
  ownBrands?: readonly string[];
  /** Whether its offers end on a day, but for those that end with its flyer. */
  datedOffers?: { except: ReadonlySet<string> };
  /** Whether packs of vegetarian food carry the mark of it, as they must in India. */
  marksDiet?: boolean;
  /** Whether its fresh goods are sampled for pesticides. */
  sampled?: boolean;
  /** Recipes that use its products. */
  recipes?: readonly DemoRecipe[];
  /** Changes each finished row, for a shop with words or taxes of its own. */
  adapt?: (row: DemoRow) => DemoRow;
};

/** Drops what is undefined, so that the written line has no empty columns. */
function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

function buildProduct(
  shelf: AssortmentRows,
  row: AssortmentRow,
  sku: string,
  place: Place,
): DemoProduct {
  const random = seeded(sku);
  const size = parseSize(row.size);
  const brand = row.brand === undefined ? undefined : brands.get(row.brand);
  if (row.brand !== undefined && !brand) throw new Error(`Unknown brand "${row.brand}"`);
  const shape = packShapes.find((s) => s === row.options.get('pack')) ?? shelf.pack;
  const slugSize = size.step === undefined ? size[place.language] : '';
  const pictured = !row.options.has('nopic');
  const built = defined({
    sku,
    slug: slugify(`${row.name} ${brand?.name ?? ''} ${slugSize}`),
    gtin: gtin13(`${place.gtinPrefix}${sku.padStart(9, '0')}`),
    name: row.name,
    'name.en': row.nameEn,
    brand: brand?.name,
    ownBrand: place.ownBrands?.includes(row.brand ?? '') === true ? true : undefined,
    categoryPath: shelf.path,
    ...quantities(row, size, shape, shelf),
    ...(place.language === 'fr' && { packSize: withNonBreakingSpaces(size.fr) }),
    ...prices(row, random),
    offerUntil:
      place.datedOffers && !place.datedOffers.except.has(sku) ? offerEnd(row, sku) : undefined,
    ...standing(row, shelf),
    picture: pictured ? `/media/${place.tenant}/products/${sku}.svg` : undefined,
    pictureWidth: pictured ? 480 : undefined,
    pictureHeight: pictured ? 480 : undefined,
    morePictures: pictured ? [`/media/${place.tenant}/products/${sku}-2.svg`] : undefined,
    ...foodFacts(row, shelf, random),
    ...wording(row, shelf, place.index),
    producer: brand?.producer ?? place.operator,
    variantGroup: row.options.get('group'),
  });
  return {
    row: place.language === 'en' ? inEnglish(built as DemoRow) : (built as DemoRow),
    shape,
    art: row.art,
    brand: row.brand,
    size: size.step === undefined ? size[place.language] : '',
    options: row.options,
  };
}

/** From two to eight days after the import. */
function offerEnd({ options }: AssortmentRow, sku: string): string | undefined {
  const isOffer = options.has('was') || options.has('multi');
  return isOffer ? `P${2 + (Number(sku) % 7)}D` : undefined;
}

type Place = Pick<
  Assortment,
  'tenant' | 'gtinPrefix' | 'language' | 'operator' | 'ownBrands' | 'datedOffers'
> & {
  index: number;
};

/** The English columns as the only ones. */
function inEnglish(row: DemoRow): DemoRow {
  const entries = Object.entries(row).filter(([key]) => !key.endsWith('.en'));
  const english = localisedColumns.map((column) => [column, row[`${column}.en`] ?? row[column]]);
  return defined(Object.fromEntries([...entries, ...english])) as DemoRow;
}

/** All products of a tenant in the order of its tables; the same tables always give the same rows. */
export function buildAssortment(assortment: Assortment): DemoProduct[] {
  return assortment.shelves.flatMap((shelf, shelfIndex) => {
    const products = readRows(shelf).map((row, index) => {
      const two = (value: number) => String(value + 1).padStart(2, '0');
      const sku = `${assortment.skuPrefix}${two(shelfIndex)}${two(index)}`;
      return buildProduct(shelf, row, sku, { ...assortment, index });
    });
    return products.map((product) => adapted(withSubstitutes(product, products), assortment));
  });
}

const adapted = (product: DemoProduct, { adapt }: Assortment): DemoProduct =>
  adapt ? { ...product, row: adapt(product.row) } : product;

const isOut = ({ row }: DemoProduct) => /navailable$/.test(row.availability ?? '');

/** An unavailable product lists alternatives of the same shelf, nearest in price first. */
function withSubstitutes(product: DemoProduct, shelf: readonly DemoProduct[]): DemoProduct {
  if (!isOut(product)) return product;
  const distance = ({ row }: DemoProduct) =>
    Math.abs(Math.log(row.priceRegular / product.row.priceRegular));
  const substitutes = shelf
    .filter((other) => !isOut(other))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 4)
    .map(({ row }) => row.sku);
  return { ...product, row: { ...product.row, substitutes } };
}
