import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { createRegistry, type Registry } from '@larder/platform';
import { testTenant } from '@larder/platform/testing';
import { featureModules, loadFeatures } from './features.js';

const shopWith = async (config: Partial<ClientRuntimeConfig> = {}): Promise<Registry> =>
  createRegistry(await loadFeatures(Object.keys(featureModules)), testTenant(config));

/** Paths by the name of their route. */
const discovery = {
  '/product/milk': 'product-slug',
  '/product/milk/4711': 'product-slug',
  '/products': 'products-slug',
  '/products/dairy': 'products-slug',
  '/category/dairy': 'category',
  '/offers': 'offers',
  '/brands': 'brands',
  '/brands/alma': 'brand-slug',
};
const ordering = {
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/checkout-ok': 'checkout-confirmation',
  '/checkout/payment-result': 'payment-result',
};
const searching = { '/search/milk': 'search-term' };
const cooking = { '/recipes': 'recipes', '/recipes/linsendal': 'recipe-slug' };
const accounts = {
  '/login': 'login',
  '/registration': 'registration',
  '/offline-account': 'offline-account',
  '/password-reset': 'password-reset',
  '/profile': 'profile',
  '/profile/personal-data': 'profile',
  '/profile/link': 'profile-sub',
};
const everywhere = { '/': 'index', '/any/page': 'slug', '/sitemap': 'sitemap' };

const answered = ({ routes }: Registry, paths: object) =>
  Object.fromEntries(Object.keys(paths).map((path) => [path, routes.match(path)?.route.ref.id]));
/** Paths that are left to editors; these have no page. */
const toEditors = (paths: object) =>
  Object.fromEntries(Object.keys(paths).map((path) => [path, 'slug']));

describe('the routes of a shop', () => {
  it('PLAT-10 are those of the features that its flags switch on', async () => {
    const all = { ...discovery, ...ordering, ...searching, ...cooking, ...accounts, ...everywhere };
    expect(answered(await shopWith(), all)).toEqual(all);
  });

  it('PLAT-05 do not exist for administrators', async () => {
    const shop = await shopWith();
    const paths = ['/admin', '/admin/login', '/administration', '/backoffice', '/users'];
    const none = Object.fromEntries(paths.map((path) => [path, 'slug']));
    expect(answered(shop, none)).toEqual(none);
    expect(shop.routes.rows.filter(({ ref }) => /admin|role|users/.test(ref.id))).toEqual([]);
  });

  it.each([
    ['PLAT-14 NAV-45', 'featureProductDiscovery', discovery, { ...ordering, ...searching }],
    ['PLAT-11 NAV-84', 'featureCustomer', accounts, { ...discovery, ...ordering }],
    ['PLAT-15', 'featureCartCheckout', ordering, { ...discovery, ...searching }],
    ['PLAT-16 NAV-16 NAV-17', 'featureRecipes', cooking, { ...discovery, ...searching }],
    ['PLAT-19', 'featureSearch', searching, { ...discovery, ...ordering }],
  ])('%s leave out those of %s while it is off, and no other', async (_id, flag, gone, left) => {
    const shop = await shopWith({ [flag]: false });
    expect(answered(shop, gone)).toEqual(toEditors(gone));
    expect(answered(shop, { ...left, ...everywhere })).toEqual({ ...left, ...everywhere });
  });

  it('NAV-45 the category and the listing live at their configured slugs', async () => {
    const shop = await shopWith({ slugs: { category: 'kategorie', products: 'sortiment' } });
    expect(answered(shop, { '/kategorie/obst': '', '/sortiment/obst': '' })).toEqual({
      '/kategorie/obst': 'category',
      '/sortiment/obst': 'products-slug',
    });
  });
});
