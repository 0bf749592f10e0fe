import type { StoreApi } from '../medusa/store-api.js';
import type { StoreCategory, StoreProduct } from '../medusa/store-schemas.js';
import { StoreCategories, StoreProducts } from '../medusa/store-schemas.js';
import type { Catalogue } from './catalogue.js';
import { buildCatalogue } from './catalogue.js';

const PAGE = 100;
const FIELDS = [
  'title',
  'handle',
  'subtitle',
  'description',
  'metadata',
  '*categories',
  'variants.id',
  'variants.sku',
  'variants.ean',
  '*variants.calculated_price',
  '+variants.inventory_quantity',
].join(',');

async function readProducts({ call, access }: StoreApi): Promise<StoreProduct[]> {
  const all: StoreProduct[] = [];
  for (let count = Infinity; all.length < count;) {
    const query = { fields: FIELDS, region_id: access.regionId, limit: PAGE, offset: all.length };
    const page = await call({
      path: '/products',
      answer: StoreProducts,
      query: { ...query, order: 'id' },
    });
    all.push(...page.products);
    count = page.products.length === 0 ? 0 : page.count;
  }
  return all;
}

async function readCategories({ call }: StoreApi): Promise<StoreCategory[]> {
  const all: StoreCategory[] = [];
  for (let count = Infinity; all.length < count;) {
    const fields = 'id,name,handle,parent_category_id,metadata';
    const page = await call({
      path: '/product-categories',
      answer: StoreCategories,
      query: { fields, limit: PAGE, offset: all.length },
    });
    all.push(...page.product_categories);
    count = page.product_categories.length === 0 ? 0 : page.count;
  }
  return all;
}

export interface CatalogueSource {
  in(language: string): Promise<Catalogue>;
}

/** Public answers may be this old by the contract. */
const ttlMs = 20_000;

/**
 * What Medusa sells, read whole: its lists have no facets and no order by price. Kept as long as the
 * contract allows; an older one is answered while a newer one is read, and while Medusa is away.
 */
export function openCatalogue(
  store: StoreApi,
  languages: readonly string[],
  now: () => number,
  report: (error: unknown) => void,
): CatalogueSource {
  type Known = { readonly at: number; readonly of: ReadonlyMap<string, Catalogue> };
  let known: Known | undefined;
  let reading: Promise<Known> | undefined;
  const read = async (): Promise<Known> => {
    const at = now();
    const products = await readProducts(store);
    const categories = await readCategories(store);
    const of = new Map(
      languages.map((language) => [language, buildCatalogue(products, categories, language)]),
    );
    known = { at, of };
    return known;
  };
  const refresh = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    async in(language) {
      if (known && now() - known.at > ttlMs) refresh().catch(report);
      const { of } = known ?? (await refresh());
      const found = of.get(language);
      if (!found) throw new Error(`The catalogue has no language ${language}`);
      return found;
    },
  };
}
