/** @jest-environment node */
import { routeRef } from '@larder/contracts';
import { currentCustomer } from '@larder/contracts/customer';
import { defineFeature, provide, route } from '../../feature/define-feature.js';
import { eager } from '../../feature/lazy.js';
import { testTenant } from '../../testing/tenant.js';
import { hrefOf, localised, splitLocale } from './href.js';
import { compilePattern } from '../pattern.js';
import { buildRouteTable, pathsOf } from '../route-table.js';

const page = eager({ default: () => null });
const german = { code: 'de-AT', prefix: '', label: 'Deutsch' };
const english = { code: 'en', prefix: 'en', label: 'English' };
const french = { code: 'fr', prefix: 'fr', label: 'Français' };
const product = routeRef<{ slug: string; sku?: string }>('product-slug', {
  configName: 'product',
  suffix: '/:slug/:sku?',
});
const index = routeRef('index', { configName: '' });
const any = routeRef<{ slug: string }>('slug', { configName: '', suffix: '/*' });
const profile = routeRef('profile');

const shop = defineFeature({
  id: 'shop',
  enabled: () => true,
  routes: [
    route(index, page),
    route(any, page, { priority: -1, middleware: 'cacheable' }),
    route(product, page, { middleware: 'cacheable' }),
    route(profile, page, { middleware: 'require-login' }),
  ],
});
const customers = defineFeature({
  id: 'customers',
  enabled: () => true,
  provides: [
    provide(currentCustomer, () => ({}) as never),
    provide({ ...currentCustomer, id: 'another' }, () => ({}) as never),
  ],
});
const tableOf = (...features: Parameters<typeof buildRouteTable>[0]) =>
  buildRouteTable(features, testTenant({ slugs: { product: 'produkt' } }));

describe('the address of a page', () => {
  const routes = tableOf(shop);

  it('NAV-01 NAV-51 is its slug with its parameters and defined query values', () => {
    const params = { slug: 'apfel & birne', sku: '1' };
    expect(hrefOf(routes, german, product, params)).toBe('/produkt/apfel%20%26%20birne/1');
    const query = { a: 'x y', b: undefined, c: 2 };
    expect(hrefOf(routes, german, product, { slug: 'a' }, query)).toBe('/produkt/a?a=x+y&c=2');
    expect(hrefOf(routes, german, product, { slug: 'a' }, { b: undefined })).toBe('/produkt/a');
  });

  it('has the prefix of its language', () => {
    expect(hrefOf(routes, english, product, { slug: 'a' })).toBe('/en/produkt/a');
    expect(hrefOf(routes, english, index, {})).toBe('/en');
    expect(hrefOf(routes, german, index, {})).toBe('/');
  });

  it('NAV-01 is nothing in a shop without the page', () => {
    expect(hrefOf(routes, german, routeRef('missing'), {})).toBeUndefined();
    expect(routes.find(routeRef('missing'))).toBeUndefined();
  });
});

describe('the language of a path', () => {
  it.each([
    ['', 'de-AT', '/'],
    ['/', 'de-AT', '/'],
    ['//a', 'de-AT', '//a'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/a/b', 'en', '/a/b'],
    ['/english', 'de-AT', '/english'],
    ['/a/en', 'de-AT', '/a/en'],
  ])('%j is %s and %s', (path, code, rest) => {
    const found = splitLocale(path, [english, german]);
    expect([found.locale.code, found.path]).toEqual([code, rest]);
  });

  it('is the first of a shop whose languages all have a prefix', () => {
    expect(splitLocale('/a', [english, french])).toEqual({ locale: english, path: '/a' });
    expect(() => splitLocale('/a', [])).toThrow('no language');
  });

  it.each([
    ['/', german, '/'],
    ['/a', german, '/a'],
    ['/', english, '/en'],
    ['/a', english, '/en/a'],
  ])('%s gets the prefix of its language: %j', (path, locale, expected) => {
    expect(localised(path, locale)).toBe(expected);
  });
});

describe('the table of routes', () => {
  it('NAV-02 has the home page at the root, and every page of content below it', () => {
    expect(pathsOf(index, {})).toEqual(['/']);
    expect(pathsOf(any, { '': 'never' })).toEqual(['/*']);
    expect(pathsOf(product, { product: '' })).toEqual(['/product/:slug/:sku?']);
  });

  it('NAV-07 gives the route of the highest priority that fits, with its parameters', () => {
    const routes = tableOf(shop);
    expect(routes.match('/produkt/apfel')).toMatchObject({
      route: { ref: product },
      params: { slug: 'apfel' },
    });
    expect(routes.match('/')?.route.ref).toBe(index);
    expect(routes.match('/a/b')).toMatchObject({ route: { ref: any }, params: { slug: 'a/b' } });
    expect(routes.rows.at(-1)?.ref).toBe(any);
    expect(routes.match('/a/%E0%A4%A')).toBeUndefined();
    expect(routes.find(product)?.patterns[0]?.source).toBe('/produkt/:slug/:sku?');
  });

  it('NAV-84 has pages with a login requirement only where login is available', () => {
    expect(tableOf(shop).find(profile)).toBeUndefined();
    expect(tableOf(shop, customers).find(profile)?.ref).toBe(profile);
    const others = defineFeature({
      id: 'others',
      enabled: () => true,
      provides: [provide({ ...currentCustomer, id: 'another' }, () => ({}) as never)],
    });
    expect(tableOf(shop, others).find(profile)).toBeUndefined();
  });

  it('PLAT-21 keeps login requirements while the shop is in preview, and caches nothing', () => {
    const preview = buildRouteTable([shop, customers], testTenant({ cms: { preview: true } }));
    expect(preview.find(profile)?.middleware).toBe('require-login');
    expect(preview.find(product)?.middleware).toBeUndefined();
    expect(tableOf(shop).find(product)?.middleware).toBe('cacheable');
  });

  it('NAV-07 cannot be changed afterwards', () => {
    const routes = tableOf(shop);
    expect([Object.isFrozen(routes), Object.isFrozen(routes.rows)]).toEqual([true, true]);
    expect(Object.isFrozen(compilePattern('/a'))).toBe(true);
  });
});
