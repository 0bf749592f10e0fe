import { readVisitorStorage, writeVisitorStorage } from '@larder/platform';

const STORAGE_KEY = 'recentlySeen';
const MAX_VIEWED = 12;

/** Skus of the product pages that a visitor has opened in this tab, the latest first. */
export function viewedProducts(owner: string): readonly string[] {
  const value = readVisitorStorage(STORAGE_KEY, owner);
  return Array.isArray(value)
    ? value.filter((one) => typeof one === 'string').slice(0, MAX_VIEWED)
    : [];
}

/** Records a product as viewed, and returns those viewed before it. */
export function recordView(sku: string, owner: string): readonly string[] {
  const others = viewedProducts(owner).filter((one) => one !== sku);
  writeVisitorStorage(STORAGE_KEY, owner, [sku, ...others].slice(0, MAX_VIEWED));
  return others;
}
