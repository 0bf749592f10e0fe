import { compilePattern } from './pattern.js';

describe('path patterns', () => {
  it.each([
    ['/cart', '/cart', {}],
    ['/cart', '/cart/', {}],
    ['/product/:slug/:sku?', '/product/apfel', { slug: 'apfel' }],
    ['/product/:slug/:sku?', '/product/apfel/100', { slug: 'apfel', sku: '100' }],
    ['/search/:term', '/search/%C3%84pfel%20rot', { term: 'Äpfel rot' }],
    ['/*', '/a/b', { slug: 'a/b' }],
    ['/shop/*', '/shop/a/b%20c', { slug: 'a/b c' }],
    ['/profile/_sub|link', '/profile/link', {}],
    ['/profile/_sub|link', '/profile/_sub', {}],
  ])('NAV-19 %s answers at %s', (pattern, path, params) => {
    expect(compilePattern(pattern).match(path)).toEqual(params);
  });

  it.each([
    ['/cart', '/cart/more'],
    ['/cart', '/'],
    ['/search/:term', '/search'],
    ['/search/:term', '/search/%E0%A4%A'],
    ['/*', '/'],
    ['/*', '/a/%E0%A4%A'],
    ['/profile/_sub|link', '/profile/other'],
  ])('%s does not answer at %s', (pattern, path) => {
    expect(compilePattern(pattern).match(path)).toBeUndefined();
  });

  it('NAV-51 encodes slugs and terms in built paths', () => {
    expect(compilePattern('/search/:term').build({ term: 'Öl & Essig/rot?' })).toBe(
      '/search/%C3%96l%20%26%20Essig%2Frot%3F',
    );
  });

  it('NAV-51 keeps the slashes of a path that is given whole', () => {
    expect(compilePattern('/shop/*').build({ slug: 'a b/c?' })).toBe('/shop/a%20b/c%3F');
    expect(compilePattern('/profile/_sub|link').build({})).toBe('/profile/_sub');
  });

  it('leaves an absent optional parameter out', () => {
    expect(compilePattern('/product/:slug/:sku?').build({ slug: 'apfel' })).toBe('/product/apfel');
  });
});
