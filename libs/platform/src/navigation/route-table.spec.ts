import { routeRef } from '@larder/contracts';
import { defineFeature, route } from '../feature/define-feature.js';
import { eager } from '../feature/lazy.js';
import { testTenant } from '../testing/tenant.js';
import { buildRouteTable, pathsOf } from './route-table.js';

const page = eager({ default: () => null });
const cart = routeRef('cart');
const confirmation = routeRef('checkout-confirmation', { configName: 'checkout', suffix: '-ok' });
const favourites = routeRef('favorite-products', { configName: 'favorites' });
const recipe = routeRef<{ slug: string }>('recipe-slug', {
  configName: 'recipes',
  suffix: '/:slug',
});
const catchAll = routeRef<{ slug: string }>('slug', { configName: '', suffix: '/*' });

describe('paths of a route', () => {
  it('NAV-01 takes the path from the configured slug', () => {
    expect(pathsOf(cart, { cart: 'warenkorb' })).toEqual(['/warenkorb']);
    expect(pathsOf(recipe, { recipes: 'rezepte' })).toEqual(['/rezepte/:slug']);
  });

  it('NAV-02 falls back to the route name behind a slash', () => {
    expect(pathsOf(cart, {})).toEqual(['/cart']);
  });

  it('NAV-03 bases a suffixed route on its configuration name', () => {
    expect(pathsOf(confirmation, {})).toEqual(['/checkout-ok']);
    expect(pathsOf(recipe, {})).toEqual(['/recipes/:slug']);
  });

  it('NAV-03 lets a suffix-free route answer at both names, its own one first', () => {
    expect(pathsOf(favourites, {})).toEqual(['/favorite-products', '/favorites']);
  });
});

describe('route table', () => {
  const feature = defineFeature({
    id: 'all',
    enabled: () => true,
    routes: [
      route(catchAll, page, { priority: -1, middleware: 'cacheable' }),
      route(cart, page, { when: (config) => config.featureCartCheckout }),
      route(recipe, page),
    ],
  });

  it('NAV-07 sorts by descending priority, so that the catch-all never wins over a page', () => {
    const table = buildRouteTable([feature], testTenant());
    expect(table.rows.map((row) => row.priority)).toEqual([0, 0, -1]);
    expect(table.match('/cart')?.route.ref.id).toBe('cart');
    expect(table.match('/anything/else')?.route.ref.id).toBe('slug');
  });

  it('PLAT-21 renders every page for its visitor while the shop is in preview', () => {
    const middlewareIn = (preview: boolean) =>
      buildRouteTable([feature], testTenant({ cms: { preview } })).match('/anything')?.route
        .middleware;
    expect([middlewareIn(false), middlewareIn(true)]).toEqual(['cacheable', undefined]);
  });

  it('PLAT-10 has a route only while its flag is on', () => {
    const table = buildRouteTable([feature], testTenant({ featureCartCheckout: false }));
    expect(table.match('/cart')?.route.ref.id).toBe('slug');
    expect(table.find(cart)).toBeUndefined();
  });
});
