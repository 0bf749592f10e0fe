import type { Brand } from '@larder/contracts/catalogue';
import { catalogueCalls } from '@larder/contracts/catalogue';
import { wire } from '@larder/contracts/catalogue/wire';
import { bindRead } from '../server/bind-call.js';
import type { Binding } from '../server/bind-call.js';
import { notFound } from '../server/failure.js';
import type { Catalogue, Item } from './catalogue.js';
import { slugsOf } from './catalogue.js';
import { listItems } from './list-products.js';
import type { CatalogueSource } from './read-catalogue.js';

const SIMILAR = 12;

function itemOf({ bySku, bySlug }: Catalogue, id: string): Item {
  const item = bySku.get(id) ?? bySlug.get(id);
  if (!item) throw notFound(`Product ${id}`);
  return item;
}

function inCategory({ items, categories, countOf }: Catalogue, slug: string): readonly Item[] {
  if (!categories.bySlug(slug, countOf)) throw notFound(`Category ${slug}`);
  return items.filter(({ product }) => slugsOf(product).includes(slug));
}

function brandsOf({ items }: Catalogue, language: string): Brand[] {
  const brands = new Map<string, Brand>();
  for (const { product } of items) {
    if (!product.brand) continue;
    const { name, slug } = product.brand;
    brands.set(slug, { name, slug, productCount: (brands.get(slug)?.productCount ?? 0) + 1 });
  }
  return [...brands.values()].toSorted((a, b) => a.name.localeCompare(b.name, language));
}

function similarTo(catalogue: Catalogue, slug: string) {
  const { product } = itemOf(catalogue, slug);
  return inCategory(catalogue, product.category.slug)
    .filter((item) => item.product.sku !== product.sku)
    .slice(0, SIMILAR)
    .map((item) => item.product);
}

/** The catalogue's calls, but its offers and flyers. */
export function catalogueRoutes(binding: Binding, source: CatalogueSource): void {
  const calls = catalogueCalls;
  bindRead(binding, calls.getCategoryTrees, wire.getCategoryTrees, async ({ language }) => {
    const { categories, countOf } = await source.in(language);
    return categories.trees(countOf);
  });
  bindRead(binding, calls.getCategory, wire.getCategory, async ({ params, language }) => {
    const { categories, countOf } = await source.in(language);
    const found = categories.bySlug(params.slug, countOf);
    if (!found) throw notFound(`Category ${params.slug}`);
    return found;
  });
  bindRead(
    binding,
    calls.getCategoryProducts,
    wire.getCategoryProducts,
    async ({ params, query, language }) =>
      listItems(inCategory(await source.in(language), params.slug), query, language),
  );
  bindRead(binding, calls.getProducts, wire.getProducts, async ({ query, language }) => {
    const { skus, ...list } = query;
    const { items, bySku } = await source.in(language);
    const given = [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []);
    return listItems(skus ? given : items, list, language);
  });
  bindRead(binding, calls.getProduct, wire.getProduct, async ({ params, language }) => {
    return itemOf(await source.in(language), params.sku).detail;
  });
  bindRead(
    binding,
    calls.getSimilarProducts,
    wire.getSimilarProducts,
    async ({ params, language }) => similarTo(await source.in(language), params.slug),
  );
  bindRead(binding, calls.getBrands, wire.getBrands, async ({ language }) =>
    brandsOf(await source.in(language), language),
  );
}
