import { readOwn, writeOwn } from '@larder/platform';

const KEY = 'recentlySeen';
const MOST = 12;

/** Skus of the product pages that a visitor has opened in this tab, the latest first. */
export function seenProducts(owner: string): readonly string[] {
  const value = readOwn(KEY, owner);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MOST) : [];
}

/** Notes a product as seen, and gives those that were seen before it. */
export function seeProduct(sku: string, owner: string): readonly string[] {
  const others = seenProducts(owner).filter((one) => one !== sku);
  writeOwn(KEY, owner, [sku, ...others].slice(0, MOST));
  return others;
}
