import type { ProductSort } from '@larder/contracts/catalogue';
import type { LanguageColumns, ProductIndex } from './product-index.js';

type Compare = (a: number, b: number) => number;

/** Less is first; what has no such number is last. */
const by =
  (column: ArrayLike<number>): Compare =>
  (a, b) => {
    const one = column[a] ?? NaN;
    const other = column[b] ?? NaN;
    if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(one)) - Number(Number.isNaN(other)); // prettier-ignore
    return one - other;
  };

/** `new` is sorted first among the labels. */
const newBit = 1;

function compareBy(index: ProductIndex, language: LanguageColumns, sort: ProductSort): Compare {
  const { price, unitPrice, createdAt, marks } = index.columns;
  switch (sort) {
    case 'price':
      return by(price);
    case 'unitprice':
      return by(unitPrice);
    case 'name':
      return by(language.nameRank);
    case 'newest':
      return (a, b) =>
        ((marks[b] ?? 0) & newBit) - ((marks[a] ?? 0) & newBit) ||
        (createdAt[b] ?? 0) - (createdAt[a] ?? 0);
    case 'relevance':
      return () => 0;
  }
}

const orders = new WeakMap<LanguageColumns, Map<ProductSort, Uint32Array>>();

/** Every product in that order, equals by relevance; made once for each state of the catalogue. */
function orderOf(index: ProductIndex, language: LanguageColumns, sort: ProductSort): Uint32Array {
  const known = orders.get(language) ?? new Map<ProductSort, Uint32Array>();
  orders.set(language, known);
  const order = known.get(sort) ?? index.all.toSorted(compareBy(index, language, sort));
  known.set(sort, order);
  return order;
}

/** The numbers of one page of `left`, which is sorted by relevance. */
export function pageOfProducts(
  index: ProductIndex,
  language: LanguageColumns,
  left: Uint32Array,
  query: { readonly offset: number; readonly pageSize: number; readonly sort: ProductSort },
): readonly number[] {
  const { offset, pageSize, sort } = query;
  if (offset >= left.length) return [];
  if (sort === 'relevance') return [...left.subarray(offset, offset + pageSize)];
  const isLeft = new Uint8Array(index.size);
  for (const number of left) isLeft[number] = 1;
  const page: number[] = [];
  let passed = 0;
  for (const number of orderOf(index, language, sort)) {
    if (isLeft[number] !== 1) continue;
    if (passed >= offset) page.push(number);
    passed += 1;
    if (page.length === pageSize) break;
  }
  return page;
}
