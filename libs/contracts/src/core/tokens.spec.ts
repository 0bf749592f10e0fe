import * as cart from '../cart/tokens.js';
import * as catalogue from '../catalogue/tokens.js';
import * as checkout from '../checkout/tokens.js';
import * as content from '../content/tokens.js';
import * as customer from '../customer/tokens.js';
import * as distribution from '../distribution/tokens.js';
import * as loyalty from '../loyalty/tokens.js';
import * as pesticides from '../pesticides/tokens.js';
import * as recipes from '../recipes/tokens.js';
import { headerSearch, searchEntryRoute, searchRoute, searchShown } from '../search/index.js';
import * as shopping from '../shopping/tokens.js';
import * as stores from '../stores/tokens.js';
import * as tenant from '../tenant/tokens.js';
import type { AnyExtensionSlotRef, RouteRef } from './tokens.js';
import { capability, eventRef, guardRef, routeRef, extensionSlotRef } from './tokens.js';
import * as tracking from '../tracking/tokens.js';
import * as wallet from '../wallet/tokens.js';

const modules = [
  tenant,
  content,
  catalogue,
  { headerSearch, searchEntryRoute, searchRoute, searchShown },
  shopping,
  recipes,
  pesticides,
  distribution,
  stores,
  cart,
  checkout,
  customer,
  wallet,
  loyalty,
  tracking,
];
type AnyToken = { readonly kind: string; readonly id: string };
const tokens = modules.flatMap((module) => Object.values<AnyToken>(module));
const routes = tokens.filter((token): token is RouteRef<object> => token.kind === 'route');

/** Route name, its name in the configuration and what follows the slug. */
const table: [ids: string, name: string, configName: string, suffix: string][] = [
  ['the home page:', 'index', '', ''],
  ['content pages:', 'slug', '', '/*'],
  ['the sitemap:', 'sitemap', 'sitemap', ''],
  ['NAV-09', 'favorite-products', 'favorites', ''],
  ['NAV-11', 'delivery-pass', 'deliverypass', ''],
  ['NAV-12', 'cart', 'cart', ''],
  ['NAV-13', 'checkout', 'checkout', ''],
  ['NAV-14', 'checkout-confirmation', 'checkout', '-ok'],
  ['NAV-15', 'checkout-confirmation-test', 'checkout', '-ok-test'],
  ['NAV-16', 'recipes', 'recipes', ''],
  ['NAV-17', 'recipe-slug', 'recipes', '/:slug'],
  ['the week planner:', 'meal-plan', 'meal-plan', ''],
  ['NAV-18', 'pesticides', 'pesticides', ''],
  ['NAV-19', 'product-slug', 'product', '/:slug/:sku?'],
  ['NAV-20', 'products-slug', 'products', '/:slug?'],
  ['the offers page:', 'offers', 'offers', ''],
  ['NAV-21', 'brands', 'brands', ''],
  ['NAV-22', 'brand-slug', 'brands', '/:slug'],
  ['NAV-23', 'login', 'login', ''],
  ['NAV-24', 'registration', 'registration', ''],
  ['NAV-25', 'offline-account', 'offlineaccount', ''],
  ['NAV-26', 'password-reset', 'passwordreset', ''],
  ['NAV-27', 'profile-sub', 'profile', '/_sub|link'],
  ['NAV-29', 'profile', 'profile', '/:slug?'],
  ['NAV-30', 'order-physical-card', 'physicalcard', ''],
  ['NAV-31', 'order-physical-card-confirmation', 'physicalcard', '-ok'],
  ['NAV-32', 'storefinder', 'storefinder', ''],
  ['the page of a store:', 'store', 'storefinder', '/:storeId'],
  ['NAV-33', 'search-term', 'search', '/:term'],
  ['the entry of the search:', 'search', 'search', ''],
  ['a shopping list:', 'shopping-list', 'shopping-list', '/:id?'],
  ['a list that was shared:', 'shared-list', 'shared-list', '/:token'],
  ['a pasted list:', 'paste-list', 'paste-list', ''],
  ['products to buy again:', 'buy-again', 'buy-again', ''],
  ['NAV-35', 'generalerror', 'generalerror', ''],
  ['the payment result:', 'payment-result', 'checkout', '/payment-result'],
  ['NAV-44', 'category', 'category', '/:slug'],
  ['NAV-46', 'landing', 'landing', ''],
];

describe('the routes', () => {
  it.each(table)('%s names the route %s', (_ids, name, configName, suffix) => {
    const found = routes.filter((route) => route.id === name);
    expect(found).toEqual([{ kind: 'route', id: name, configName, suffix }]);
  });

  it('are those of the specification, some of the house, and no other', () => {
    expect(routes.map((route) => route.id).sort()).toEqual(table.map(([, name]) => name).sort());
  });
});

describe('the guards', () => {
  it('NAV-54 are cacheable and require-login', () => {
    const guards = tokens.filter((token) => token.kind === 'guard');
    expect(guards.map((guard) => guard.id).sort()).toEqual(['cacheable', 'require-login']);
  });

  it('a page that requires a login is closed where login is not available', () => {
    expect(tenant.requireLogin.whenAbsent).toBe('deny');
    expect(tenant.cacheable.whenAbsent).toBe('allow');
  });
});

describe('tokens', () => {
  it('of a slot, a capability or an event have the id that they are exported under', () => {
    const exported = modules.flatMap((module) => Object.entries<AnyToken>(module));
    const named = exported.filter(([, { kind }]) => /^(slot|capability|event)$/.test(kind));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(([name, { id }]) => name !== id)).toEqual([]);
  });

  it('of a slot take one contribution where the slot is a whole component', () => {
    const slots = tokens.filter((token): token is AnyExtensionSlotRef => token.kind === 'slot');
    const single = slots.filter(({ cardinality }) => cardinality !== 'many');
    expect(single.map(({ id, cardinality }) => `${id} ${cardinality}`).sort()).toEqual([
      'contentBlocks one',
      'facetGroups one',
      'headerSearch one',
      'mainNavigation one',
      'productLine one',
      'productTile one',
      'recipeTile one',
    ]);
  });

  it('have one id each within their kind', () => {
    const names = tokens.map((token) => `${token.kind} ${token.id}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are plain values, equal when made twice', () => {
    expect(routeRef('cart')).toEqual(cart.cartRoute);
    expect(extensionSlotRef('productTile', 'one')).toEqual(catalogue.productTile);
    expect(capability('openLogin')).toEqual(customer.openLogin);
    expect(eventRef('consentChanged')).toEqual(tracking.consentChanged);
    expect(guardRef('require-login', 'deny')).toEqual(tenant.requireLogin);
    expect(JSON.parse(JSON.stringify(cart.cartRoute))).toEqual(cart.cartRoute);
  });

  it('have a kind, which distinguishes tokens with the same id', () => {
    const guard = guardRef('a', 'deny');
    const all = [extensionSlotRef('a'), routeRef('a'), capability('a'), eventRef('a'), guard];
    expect(all.map(({ kind }) => kind)).toEqual(['slot', 'route', 'capability', 'event', 'guard']);
  });
});
