import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { createRegistry, type Registry } from '@larder/platform';
import { testTenant } from '@larder/platform/testing';
import { featureModules, loadFeatures } from './features.js';

const shopWith = async (config: Partial<ClientRuntimeConfig> = {}): Promise<Registry> =>
  createRegistry(await loadFeatures(Object.keys(featureModules)), testTenant(config));

type Flags = Readonly<Record<(typeof flags)[number], boolean>>;
const flags = [
  'featureCustomer',
  'featureCustomerFavorites',
  'featureCustomerDeliveryPass',
  'featureProductDiscovery',
  'featureCartCheckout',
  'featureRecipes',
  'featurePesticides',
  'featureMisc',
  'featureSearch',
  'featureJoe',
  'preview',
] as const;

interface Row {
  /** Paths in a shop without slugs of its own (NAV-02, 03). */
  readonly at: readonly string[];
  readonly when: (on: Flags) => boolean;
  readonly focused?: true;
  readonly middleware?: 'cacheable' | 'require-login';
}

const always = () => true;
const customer = (on: Flags) => on.featureCustomer;
const goods = (on: Flags) => on.featureProductDiscovery;
const order = (on: Flags) => on.featureCartCheckout;
const kitchen = (on: Flags) => on.featureRecipes;
const card = (on: Flags) => on.featureCustomer && !on.featureJoe;
const cacheable = 'cacheable';
const focused = true;

/** Written from the requirements, and from nothing of the code: NAV-04…33, 35, 36, 43, 45…47. */
const specified: Readonly<Record<string, Row>> = {
  index: { at: ['/'], when: always, middleware: cacheable },
  slug: { at: ['/a-page', '/a/page'], when: always, middleware: cacheable },
  sitemap: { at: ['/sitemap'], when: always, middleware: cacheable },
  generalerror: { at: ['/generalerror'], when: always },
  'favorite-products': {
    at: ['/favorite-products', '/favorites'],
    when: (on) => customer(on) && on.featureCustomerFavorites && goods(on),
    middleware: 'require-login',
  },
  'delivery-pass': {
    at: ['/delivery-pass', '/deliverypass'],
    when: (on) => customer(on) && on.featureCustomerDeliveryPass && order(on),
  },
  cart: { at: ['/cart'], when: order },
  'paste-list': { at: ['/paste-list'], when: order },
  'buy-again': { at: ['/buy-again'], when: order },
  checkout: { at: ['/checkout'], when: order, focused },
  'checkout-confirmation': { at: ['/checkout-ok'], when: order },
  'checkout-confirmation-test': {
    at: ['/checkout-ok-test'],
    when: (on) => order(on) && on.preview,
  },
  'payment-result': { at: ['/checkout/payment-result'], when: order, focused },
  recipes: { at: ['/recipes'], when: kitchen },
  'meal-plan': { at: ['/meal-plan'], when: kitchen, middleware: cacheable },
  'recipe-slug': { at: ['/recipes/soup'], when: kitchen },
  pesticides: { at: ['/pesticides'], when: (on) => on.featurePesticides },
  'product-slug': { at: ['/product/milk', '/product/milk/4711'], when: goods },
  'products-slug': { at: ['/products', '/products/dairy'], when: goods },
  offers: { at: ['/offers'], when: goods },
  brands: { at: ['/brands'], when: goods },
  'brand-slug': { at: ['/brands/alma'], when: goods },
  category: { at: ['/category/dairy'], when: goods },
  login: { at: ['/login'], when: customer },
  registration: { at: ['/registration'], when: customer },
  'offline-account': { at: ['/offline-account', '/offlineaccount'], when: customer },
  'password-reset': { at: ['/password-reset', '/passwordreset'], when: customer },
  'profile-sub': { at: ['/profile/_sub', '/profile/link'], when: customer },
  profile: {
    at: ['/profile', '/profile/orders'],
    when: customer,
    middleware: 'require-login',
  },
  'order-physical-card': {
    at: ['/order-physical-card', '/physicalcard'],
    when: card,
    focused,
  },
  'order-physical-card-confirmation': { at: ['/physicalcard-ok'], when: card },
  storefinder: { at: ['/storefinder'], when: (on) => on.featureMisc },
  'search-term': { at: ['/search/milk'], when: (on) => on.featureSearch },
  landing: { at: ['/landing'], when: customer },
  // The house's own, beyond the table of the specification.
  search: { at: ['/search'], when: (on) => on.featureSearch },
  store: { at: ['/storefinder/vienna'], when: (on) => on.featureMisc },
  'shopping-list': { at: ['/shopping-list', '/shopping-list/1'], when: customer },
  'shared-list': { at: ['/shared-list/a1b2'], when: customer },
};

/** The specification does not mention these: their content belongs to a customer. */
const closedByTheHouse = [
  'shopping-list',
  'order-physical-card',
  'order-physical-card-confirmation',
];

const combinations: readonly Flags[] = Array.from(
  { length: 2 ** flags.length },
  (_none, number) =>
    Object.fromEntries(flags.map((flag, bit) => [flag, (number & (1 << bit)) !== 0])) as Flags,
);

it('NAV-04 NAV-05 NAV-09 NAV-11 NAV-12 NAV-15 NAV-21 NAV-24 NAV-25 NAV-26 NAV-29 NAV-30 NAV-31 NAV-32 NAV-46 has each route at its addresses exactly when its flags say so, in all 2048 shops', async () => {
  const features = await loadFeatures(Object.keys(featureModules));
  for (const on of combinations) {
    const { preview, ...config } = on;
    const { routes } = createRegistry(features, testTenant({ ...config, cms: { preview } }));
    const found: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const [id, { at, when }] of Object.entries(specified))
      for (const path of at) {
        found[path] = routes.match(path)?.route.ref.id;
        // Paths without a page are left to editors, also with several segments (NAV-05).
        wanted[path] = when(on) ? id : 'slug';
      }
    const ids = Object.keys(specified).filter((id) => specified[id]?.when(on));
    if (JSON.stringify(found) !== JSON.stringify(wanted)) expect([on, found]).toEqual([on, wanted]);
    expect(routes.rows.map(({ ref }) => ref.id).sort()).toEqual(ids.sort());
  }
});

it('NAV-06 NAV-07 NAV-08 NAV-10 NAV-13 NAV-27 NAV-29 NAV-30 NAV-43 PLAT-49 PLAT-50 each route has the layout, the check and the priority of the table', async () => {
  const { routes } = await shopWith({ featureJoe: false });
  for (const { ref, layout, middleware, priority } of routes.rows) {
    const row = specified[ref.id];
    expect([ref.id, layout]).toEqual([ref.id, row?.focused ? 'focused' : 'default']);
    expect([ref.id, priority]).toEqual([ref.id, ref.id === 'slug' ? -1 : 0]);
    if (row?.middleware) expect([ref.id, middleware]).toEqual([ref.id, row.middleware]);
    // All others are open: the login's link among them, which a guest follows (NAV-27).
    const isClosed = row?.middleware === 'require-login' || closedByTheHouse.includes(ref.id);
    expect([ref.id, middleware === 'require-login']).toEqual([ref.id, isClosed]);
  }
  expect(routes.rows.at(-1)?.ref.id).toBe('slug');
});
