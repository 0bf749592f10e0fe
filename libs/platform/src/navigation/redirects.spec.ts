import * as fc from 'fast-check';
import { isSitePath } from './links/site-path.js';
import { redirectOf } from './redirects.js';

const rules = {
  oneToOne: { '/alt': '/neu', '/beides': '/eins' },
  manyToOne: {
    '/aktion': '/angebote',
    '/aktion/herbst': '/herbst',
    '/beides': '/zwei',
    // The longer one comes first, although the file has another order.
    '/rezept/suppe': '/suppen',
    '/rezept': '/rezepte',
    '/kunde': '/konto',
  },
  manyToMany: {
    '/produkte': '/sortiment',
    '/alt': '/nie',
    '/kunde': '/nie',
    '/marke/bio': '/bio',
    '/marke': '/marken',
    '/ware': '/waren',
    '/ware/neu': '/neuheiten',
  },
};

describe('redirect rules', () => {
  it.each([
    ['NAV-59 an equal path goes to its target', '/alt', '/neu'],
    ['NAV-60 every path with the prefix goes to the one target', '/aktion/sommer/1', '/angebote'],
    [
      'NAV-61 the prefix is substituted and the rest kept',
      '/produkte/obst/apfel',
      '/sortiment/obst/apfel',
    ],
    ['NAV-63 oneToOne comes before manyToOne', '/beides', '/eins'],
    ['NAV-60 a path that is the prefix itself too', '/aktion', '/angebote'],
    ['NAV-63 oneToOne comes before manyToMany', '/alt', '/neu'],
    ['NAV-63 a path that only begins like a oneToOne key is none', '/alt/2', '/nie/2'],
    ['NAV-63 manyToOne comes before manyToMany', '/kunde/anna', '/konto'],
    ['NAV-63 the longest prefix wins', '/aktion/herbst/kuerbis', '/herbst'],
    ['NAV-63 the longest prefix wins, named first', '/rezept/suppe/1', '/suppen'],
    ['NAV-63 the longest prefix of manyToMany wins', '/ware/neu/1', '/neuheiten/1'],
    ['NAV-63 the longest prefix of manyToMany wins, named first', '/marke/bio/1', '/bio/1'],
  ])('%s', (_name, path, target) => {
    expect(redirectOf(rules, path, '')).toBe(target);
  });

  it.each(['/neue/aktion/1', '/Aktion/1', '/akti', 'aktion'])(
    'NAV-60 a path that does not begin with a key stays: %s',
    (path) => {
      expect(redirectOf(rules, path, '')).toBeUndefined();
    },
  );

  it.each([
    ['/aktion/1', '/angebote?a=1'],
    ['/produkte/1', '/sortiment/1?a=1'],
  ])('NAV-63 keeps the query of %s', (path, target) => {
    expect(redirectOf(rules, path, 'a=1')).toBe(target);
  });

  it('NAV-63 keeps the query', () => {
    expect(redirectOf(rules, '/alt', 'a=1&b=2')).toBe('/neu?a=1&b=2');
    expect(redirectOf({ ...rules, oneToOne: { '/q': '/z?c=3' } }, '/q', 'a=1')).toBe('/z?c=3&a=1');
  });

  it('NAV-62 leaves other paths alone, names of object members too', () => {
    expect(redirectOf(rules, '/nichts', '')).toBeUndefined();
    expect(redirectOf(rules, '/constructor', '')).toBeUndefined();
    expect(redirectOf(rules, '__proto__', '')).toBeUndefined();
  });

  it('NAV-59 a rule that leads to where one is already leads nowhere', () => {
    expect(redirectOf({ ...rules, oneToOne: { '/x': '/x' } }, '/x', 'a=1')).toBeUndefined();
  });

  it.each([
    'evil/example',
    'x//evil.example',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login/..//evil.example',
    '/\t/evil.example',
  ])('NAV-81 does not follow a target outside of the site: %s', (target) => {
    expect(redirectOf({ ...rules, oneToOne: { '/x': target } }, '/x', '')).toBeUndefined();
  });

  it('NAV-81 every accepted path resolves to this site', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const target = `/${text}`;
        fc.pre(isSitePath(target));
        const url = new URL(target, 'http://shop.test');
        expect(url.origin).toBe('http://shop.test');
        expect(new URL(url.pathname, 'http://shop.test').origin).toBe('http://shop.test');
      }),
      { numRuns: 500 },
    );
  });
});
