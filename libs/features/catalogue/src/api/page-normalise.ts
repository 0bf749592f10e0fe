import type { Product, ProductPage } from '@larder/contracts/catalogue';

/**
 * A page of products as lists need it: without the alternative text of pictures, which would repeat the
 * name in each of its tiles.
 */
export function pageOf(page: ProductPage): ProductPage {
  return { ...page, results: page.results.map(withoutRepeats) };
}

const known = new WeakMap<Product, Product>();

/** The same product returns the same object, so that the server can cache what it renders from it. */
function withoutRepeats(product: Product): Product {
  const { picture, name } = product;
  if (picture?.alt !== name) return product;
  const found =
    known.get(product) ?? Object.freeze({ ...product, picture: { ...picture, alt: '' } });
  known.set(product, found);
  return found;
}
