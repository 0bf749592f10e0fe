import type { Product, ProductPage } from '@larder/contracts/catalogue';

/**
 * A page of products as lists need it: beside its name, a picture needs no text that says the name
 * again, and a listing would carry it for each of its tiles.
 */
export function pageOf(page: ProductPage): ProductPage {
  return { ...page, results: page.results.map(withoutRepeats) };
}

const known = new WeakMap<Product, Product>();

/** The same product gives the same object: what is made of it on the server can be kept. */
function withoutRepeats(product: Product): Product {
  const { picture, name } = product;
  if (picture?.alt !== name) return product;
  const found =
    known.get(product) ?? Object.freeze({ ...product, picture: { ...picture, alt: '' } });
  known.set(product, found);
  return found;
}
