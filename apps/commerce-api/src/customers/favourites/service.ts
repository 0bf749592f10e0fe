import { errorCodes } from '@larder/contracts';
import type { ProductPage, ProductSort } from '@larder/contracts/catalogue';
import type { CombinedSource } from '@larder/contracts/catalogue';
import type { Customer, Favorite, FavoriteStore } from '@larder/contracts/customer';
import { listProducts } from '../../catalogue/list-products.js';
import { patchCustomer, readCustomer } from '../repository.js';
import type { RequestContext } from '../../kernel/context.js';
import type { Scope } from '../../kernel/scope.js';
import { ApiFailure, badRequest, notFound } from '../../kernel/failure.js';
import { openCatalogue } from '../../catalogue/product-index/open-catalogue.js';
import { findStore } from '../../distribution/stores/repository.js';
import { combineSources } from './combine-sources.js';
import { insertFavorite, listFavorites, listPurchases } from './repository.js';

/** The most that one customer likes: the list is answered whole. */
const maxFavorites = 500;

export async function favoritesOf(scope: Scope, customer: string): Promise<Favorite[]> {
  const found = await listFavorites(scope, customer);
  return found.map(({ type, reference }) => ({ type, reference }));
}

/** FAV-02. Only what the shop has can be liked. */
export async function addFavorite(
  scope: Scope,
  customer: string,
  favorite: Favorite,
): Promise<Favorite[]> {
  const { index } = await openCatalogue(scope);
  if (!index.numbers.has(favorite.reference))
    throw new ApiFailure(404, errorCodes.unknownSku, 'There is no such product');
  const known = await listFavorites(scope, customer);
  if (known.length >= maxFavorites) throw badRequest(`There are ${maxFavorites} already`);
  await insertFavorite(scope, customer, favorite);
  return favoritesOf(scope, customer);
}

interface FavoriteQuery {
  readonly offset: number;
  readonly pageSize: number;
  readonly sort: ProductSort;
  readonly source: CombinedSource;
}

/** FAV-01, FAV-06: one page of a customer's favourites or purchases that the shop still has. */
export async function favoriteProducts(
  scope: Scope,
  customer: string,
  { source, ...query }: FavoriteQuery,
): Promise<ProductPage> {
  const liked = await listFavorites(scope, customer);
  const bought = source === 'Favorites' ? [] : await listPurchases(scope, customer);
  const skus = combineSources(
    source,
    liked.map(({ reference, createdAt }) => ({ sku: reference, at: createdAt.getTime() })),
    bought.map(({ sku, lastAt }) => ({ sku, at: Date.parse(lastAt) })),
  );
  const catalogue = await openCatalogue(scope);
  const numbers = skus.flatMap((sku) => catalogue.index.numbers.get(sku) ?? []);
  return listProducts(scope, catalogue, Uint32Array.from(numbers), query);
}

/** API-029, STORE-10. */
export async function setFavoriteStore(
  context: RequestContext,
  favoriteStore: FavoriteStore,
): Promise<Customer> {
  const customer = await context.requireCustomer();
  const { storeId, storeType } = favoriteStore;
  if (storeType !== `MY_STORE_${storeId}`) throw badRequest('The store’s type does not name it');
  if (!(await findStore(context, storeId))) throw notFound(`Store ${storeId}`);
  await patchCustomer(context, customer, { favoriteStore });
  return readCustomer(context, customer);
}
