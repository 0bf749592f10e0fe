/** @jest-environment node */
import * as fc from 'fast-check';
import { compilePattern } from './pattern.js';
import { isSitePath } from './links/site-path.js';
import { redirectOf } from './redirects.js';

describe('rules that lead elsewhere', () => {
  const rules = {
    oneToOne: {},
    manyToOne: {},
    manyToMany: { '/a': '/x', '/a/b': '/y', '/loop': '/loop' },
  };

  it('NAV-61 NAV-63 the longest prefix is replaced, and the rest kept', () => {
    expect(redirectOf(rules, '/a/b/c', '')).toBe('/y/c');
    expect(redirectOf(rules, '/a/c', '')).toBe('/x/c');
    expect(redirectOf(rules, '/b', '')).toBeUndefined();
  });

  it('NAV-60 a prefix leads every path that begins with it, itself included', () => {
    const many = { ...rules, manyToOne: { '/aktion': '/angebote' }, manyToMany: {} };
    expect(redirectOf(many, '/aktion', 'a=1')).toBe('/angebote?a=1');
    expect(redirectOf(many, '/aktionen/x', '')).toBe('/angebote');
    expect(redirectOf(many, '/meine/aktion', '')).toBeUndefined();
  });

  it('NAV-63 manyToOne comes before manyToMany', () => {
    expect(redirectOf({ ...rules, manyToOne: { '/a': '/one' } }, '/a/b', '')).toBe('/one');
  });

  it('NAV-59 a rule that leads to the path itself is ignored', () => {
    expect(redirectOf(rules, '/loop/x', '')).toBeUndefined();
  });

  it.each([
    ['/', true],
    ['/a/b?c=d#e', true],
    ['/a//b', true],
    ['', false],
    ['a', false],
    ['//a', false],
    ['/\\a', false],
    ['/a\\b', false],
    ['/a\u0007', false],
    ['/..//a', false],
    ['http://site.invalid/a', false],
    ['x/a', false],
  ])('NAV-81 %j is a path of the site: %s', (target, expected) => {
    expect(isSitePath(target)).toBe(expected);
  });
});

describe('patterns', () => {
  it.each([
    ['/a/:x?', '/a', {}],
    ['/a/:x?', '/a/b', { x: 'b' }],
    ['/a/:x?', '/a/b/c', undefined],
    ['/a/:x?', '/a/%E0%A4%A', undefined],
    ['/:x/*', '/a/b/c', { x: 'a', slug: 'b/c' }],
    ['/:x/*', '/a', undefined],
    ['/a', '/b', undefined],
    ['/a', '//a//', {}],
    ['/a|b', '/b', {}],
    ['/a|b', '/', undefined],
  ])('NAV-19 %s at %s gives %j', (source, path, params) => {
    expect(compilePattern(source).match(path)).toEqual(params);
  });

  it.each([
    ['/a/:x?', {}, '/a'],
    ['/a/:x?', { x: 'b?' }, '/a/b%3F'],
    ['/a/:x', { x: undefined }, '/a'],
    ['/*', {}, '/'],
    ['/*', { slug: 'a/b c' }, '/a/b%20c'],
    ['/', {}, '/'],
    ['/a|b', {}, '/a'],
  ])('NAV-51 %s with %j is %s', (source, params, path) => {
    expect(compilePattern(source).build(params)).toBe(path);
  });

  it('NAV-51 an address that is built leads back to its values', () => {
    const name = fc.stringMatching(/^[a-z:?]*[a-z]$/);
    fc.assert(
      fc.property(name, fc.boolean(), fc.string({ minLength: 1 }), (key, isOptional, value) => {
        const { build, match } = compilePattern(`/a/:${key}${isOptional ? '?' : ''}`);
        expect(match(build({ [key]: value }))).toEqual({ [key]: value });
      }),
    );
  });
});
