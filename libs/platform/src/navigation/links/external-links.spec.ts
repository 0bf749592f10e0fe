import { testTenant } from '../../testing/tenant.js';
import { externalHref } from './external-links.js';

const hosts = { dev: 'http://dev.shop.test/', stage: 'stage.shop.test', production: '' };
const forwarding = (environment: 'dev' | 'stage' | 'production' = 'dev', enabled = true) =>
  testTenant({ environment, shopForward: { enabled, hosts } });

describe('links of a shop that forwards', () => {
  it.each([
    ['NAV-48', 'product-slug', { slug: 'milch', sku: '1' }, '/produkte/milch'],
    ['NAV-49', 'search-term', { term: 'milch' }, '/suche/milch?tab=products'],
    ['NAV-50', 'category', { slug: 'obst' }, '/kategorie/obst'],
    ['NAV-50', 'products-slug', { slug: 'obst' }, '/kategorie/obst'],
    ['NAV-51', 'product-slug', { slug: 'äpfel & birnen' }, '/produkte/%C3%A4pfel%20%26%20birnen'],
    ['NAV-51', 'search-term', { term: 'a/b c' }, '/suche/a%2Fb%20c?tab=products'],
  ])('%s %s lead to the external shop', (_id, route, params, path) => {
    expect(externalHref(forwarding(), route, params)).toBe(`http://dev.shop.test${path}`);
  });

  it('PLAT-26 takes the host of the environment and puts a scheme before a bare one', () => {
    expect(externalHref(forwarding('stage'), 'category', { slug: 'obst' })).toBe(
      'https://stage.shop.test/kategorie/obst',
    );
  });

  it('PLAT-26 puts a scheme before a host whose path names one', () => {
    const behind = { ...hosts, dev: 'out.test/https://shop.test' };
    const tenant = testTenant({
      environment: 'dev',
      shopForward: { enabled: true, hosts: behind },
    });
    expect(externalHref(tenant, 'category', { slug: 'obst' })).toBe(
      'https://out.test/https://shop.test/kategorie/obst',
    );
  });

  it.each([
    ['dev', 'https://dev.example'],
    ['stage', 'https://stage.example'],
    ['production', 'https://shop.example'],
  ] as const)('PLAT-52 have their own host in %s', (environment, host) => {
    const each = { dev: 'dev.example', stage: 'stage.example', production: 'shop.example' };
    const tenant = testTenant({ environment, shopForward: { enabled: true, hosts: each } });
    expect(externalHref(tenant, 'category', { slug: 'obst' })).toBe(`${host}/kategorie/obst`);
  });

  it.each([
    ['PLAT-25 while the switch is off', forwarding('dev', false), 'category', { slug: 'obst' }],
    ['without a host', forwarding('production'), 'category', { slug: 'obst' }],
    ['for other pages', forwarding(), 'cart', {}],
    ['for the overview of all products', forwarding(), 'products-slug', {}],
  ])('%s links stay inside', (_case, tenant, route, params) => {
    expect(externalHref(tenant, route, params)).toBeUndefined();
  });
});
