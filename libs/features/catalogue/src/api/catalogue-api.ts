import { api, request, type ArgsOf, type CallResult } from '@larder/platform';
import { catalogueCalls as calls } from '@larder/contracts/catalogue';
import {
  navigationOf,
  rootsOf,
  type NavigationNode,
  type RootNode,
} from './navigation-normalise.js';
import { pageOf } from './page-normalise.js';

type Result<K extends keyof typeof calls> = CallResult<(typeof calls)[K]>;
type Args<K extends keyof typeof calls> = ArgsOf<(typeof calls)[K]>;

/** Reading calls of the catalogue. What changes prices or stock invalidates `catalogue.product`. */
export const catalogueApi = api
  .enhanceEndpoints({ addTagTypes: ['catalogue.product', 'catalogue.category'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCategoryTrees: build.query<Result<'getCategoryTrees'>, Args<'getCategoryTrees'>>({
        query: request(calls.getCategoryTrees),
        providesTags: ['catalogue.category'],
      }),
      /** The trees as the menus need them, so that every page carries little of them. */
      getNavigation: build.query<readonly NavigationNode[], Args<'getCategoryTrees'>>({
        query: request(calls.getCategoryTrees),
        transformResponse: navigationOf,
        providesTags: ['catalogue.category'],
      }),
      getRootCategories: build.query<readonly RootNode[], Args<'getCategoryTrees'>>({
        query: request(calls.getCategoryTrees),
        transformResponse: rootsOf,
        providesTags: ['catalogue.category'],
      }),
      getCategory: build.query<Result<'getCategory'>, Args<'getCategory'>>({
        query: request(calls.getCategory),
        providesTags: ['catalogue.category'],
      }),
      getCategoryProducts: build.query<Result<'getCategoryProducts'>, Args<'getCategoryProducts'>>({
        query: request(calls.getCategoryProducts),
        transformResponse: pageOf,
        providesTags: ['catalogue.product'],
      }),
      getProducts: build.query<Result<'getProducts'>, Args<'getProducts'>>({
        query: request(calls.getProducts),
        transformResponse: pageOf,
        providesTags: ['catalogue.product'],
      }),
      getProduct: build.query<Result<'getProduct'>, Args<'getProduct'>>({
        query: request(calls.getProduct),
        providesTags: ['catalogue.product'],
      }),
      getSimilarProducts: build.query<Result<'getSimilarProducts'>, Args<'getSimilarProducts'>>({
        query: request(calls.getSimilarProducts),
        providesTags: ['catalogue.product'],
      }),
      getBrands: build.query<Result<'getBrands'>, Args<'getBrands'>>({
        query: request(calls.getBrands),
        providesTags: ['catalogue.product'],
      }),
    }),
  });
