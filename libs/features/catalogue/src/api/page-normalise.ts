import type { Product, ProductPage } from '@larder/contracts/catalogue';

/**
 * A page of products as lists need it: beside its name, a picture needs no text that says the name
 * again, and a listing would carry it for each of its tiles.
 */
export function pageOf(page: ProductPage): ProductPage {
  return { ...page, results: page.results.map(withoutRepeats) };
}

function withoutRepeats(product: Product): Product {
  const { picture, name } = product;
  return picture?.alt === name ? { ...product, picture: { ...picture, alt: '' } } : product;
}
