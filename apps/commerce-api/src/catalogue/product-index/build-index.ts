import { Allergen, ProductMark } from '@larder/contracts/catalogue/schemas';
import { withImplied } from '../implied-labels.js';
import type { GrowingDictionary } from './dictionary.js';
import { createDictionary } from './dictionary.js';
import type { CodedColumn, Columns, ProductIndex } from './product-index.js';
import type { IndexedProduct, TenantScope } from './read-products.js';
import { readPaths, readProducts } from './read-products.js';

export const markValues: readonly string[] = ProductMark.options;
export const allergenValues: readonly string[] = Allergen.options;

/** One bit for each known value of a list. */
export function bitsOf(list: readonly string[], values: readonly string[]): number {
  return list.reduce((bits, one) => {
    const place = values.indexOf(one);
    return place < 0 ? bits : bits | (1 << place);
  }, 0);
}

function emptyColumns(size: number): Columns {
  const codes = () => new Uint16Array(size);
  const numbers = () => new Float64Array(size);
  return {
    category: codes(),
    brand: codes(),
    grade: codes(),
    origin: codes(),
    availability: codes(),
    offers: codes(),
    marks: codes(),
    allergens: codes(),
    price: numbers(),
    unitPrice: numbers(),
    createdAt: numbers(),
    popularity: new Float32Array(size),
    amount: numbers(),
    unit: codes(),
  };
}

type Codes = Record<CodedColumn, GrowingDictionary>;

function fill(
  columns: Columns,
  number: number,
  product: IndexedProduct,
  codes: Codes,
  units: GrowingDictionary,
): void {
  for (const name of Object.keys(codes) as CodedColumn[])
    columns[name][number] = codes[name].add(product[name]);
  columns.offers[number] = (product.reduced ? 1 : 0) | (product.loyalty ? 2 : 0);
  columns.marks[number] = bitsOf(withImplied(product.marks.split(',')), markValues);
  columns.allergens[number] = bitsOf(product.allergens.split(','), allergenValues);
  columns.price[number] = product.price ?? NaN;
  columns.unitPrice[number] = product.unitPrice ?? NaN;
  columns.createdAt[number] = product.createdAt;
  columns.amount[number] = product.amount ?? 0;
  columns.unit[number] = units.add(product.unit);
}

/** Numbers of the products of each category and of all below it. */
function byCategory(
  columns: Columns,
  paths: readonly (readonly string[])[],
  slugs: readonly string[],
): Map<string, Uint32Array> {
  const lists = new Map<string, number[]>(slugs.map((slug) => [slug, []]));
  for (const [number, code] of columns.category.entries())
    for (const slug of paths[code] ?? []) lists.get(slug)?.push(number);
  return new Map([...lists].map(([slug, list]) => [slug, Uint32Array.from(list)]));
}

/** Reads a shop's products into an index: one row a product, once for each state of the catalogue. */
export async function buildIndex(place: TenantScope, revision: number): Promise<ProductIndex> {
  // One after the other: the seed reads them on the one connection of its transaction.
  const products = await readProducts(place);
  const tree = await readPaths(place);
  const pathOf = new Map(tree.map(({ slug, path }) => [slug, path]));
  const maxPopularity = products[0]?.popularity ?? 0;
  return indexOf(products, { tenant: place.tenant, revision, pathOf, maxPopularity });
}

interface Catalogue {
  readonly tenant: string;
  readonly revision: number;
  /** Slugs from the root down by that of a category. */
  readonly pathOf: ReadonlyMap<string, readonly string[]>;
  /** Popularity of the best seller. */
  readonly maxPopularity: number;
}

/** An index of products, which come with the most bought first. */
export function indexOf(
  products: readonly IndexedProduct[],
  { tenant, revision, pathOf, maxPopularity }: Catalogue,
): ProductIndex {
  const size = products.length;
  const columns = emptyColumns(size);
  const codes: Codes = {
    category: createDictionary(),
    brand: createDictionary(),
    grade: createDictionary(),
    origin: createDictionary(),
    availability: createDictionary(),
  };
  const units = createDictionary();
  const most = Math.log1p(Math.max(1, maxPopularity));
  for (const [number, product] of products.entries()) {
    fill(columns, number, product, codes, units);
    columns.popularity[number] = Math.log1p(Math.max(0, product.popularity)) / most;
  }
  const paths = codes.category.texts.map((slug) => pathOf.get(slug) ?? []);
  const skus = products.map(({ sku }) => sku);
  return {
    tenant,
    revision,
    size,
    skus,
    numbers: new Map(skus.map((sku, number) => [sku, number])),
    columns,
    codes,
    paths,
    ofCategory: byCategory(columns, paths, [...pathOf.keys()]),
    all: Uint32Array.from(skus.keys()),
    units,
  };
}
