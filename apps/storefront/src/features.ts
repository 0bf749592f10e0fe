import { lazy, type Feature, type Lazy } from '@larder/platform';

/** The features of this host, by the name that their package exports. */
export type FeatureModules = Readonly<Record<string, Lazy<{ readonly [name: string]: unknown }>>>;

export const featureModules: FeatureModules = {
  content: lazy(() => import('@larder/feature-content')),
  catalogue: lazy(() => import('@larder/feature-catalogue')),
  search: lazy(() => import('@larder/feature-search')),
  cartCheckout: lazy(() => import('@larder/feature-cart-checkout')),
  customer: lazy(() => import('@larder/feature-customer')),
  recipes: lazy(() => import('@larder/feature-recipes')),
  tracking: lazy(() => import('@larder/feature-tracking')),
  pesticides: lazy(() => import('@larder/feature-pesticides')),
  storefinder: lazy(() => import('@larder/feature-storefinder')),
  wallet: lazy(() => import('@larder/feature-wallet')),
  loyalty: lazy(() => import('@larder/feature-loyalty')),
};

/** Loads features by name; the names come from this host's own pages. */
export async function loadFeatures(names: readonly string[]): Promise<Feature[]> {
  return Promise.all(
    names.map(async (name) => {
      const module = await featureModules[name]?.load();
      const feature = module?.[name];
      if (feature === undefined) throw new Error(`unknown feature ${name}`);
      return feature as Feature;
    }),
  );
}
