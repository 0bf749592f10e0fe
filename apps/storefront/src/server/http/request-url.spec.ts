import { readHost, readRequestUrl } from './request-url.js';

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/produkt/apfel', '/produkt/apfel'],
    ['/a?b=2&a=1', '/a?a=1&b=2'],
    ['/a?utm_source=x&gclid=1', '/a'],
    ['/a?q=%C3%A4&utm_medium=m', '/a?q=%C3%A4'],
  ])('reads %s as %s', (target, url) => {
    expect(readRequestUrl(target)).toMatchObject({ kind: 'page', url });
  });

  it.each([
    ['/a/', '/a'],
    ['/a//b', '/a/b'],
    ['/a/?q=1', '/a?q=1'],
    ['/a///', '/a'],
  ])('moves %s to %s', (target, to) => {
    expect(readRequestUrl(target)).toEqual({ kind: 'moved', to });
  });

  it.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    'http://evil.example/',
    '*',
    '/a/../b',
    '/a/%2e%2e/b',
    '/%00',
    '/a%0d%0aset-cookie:x',
    '/%',
    '/%c3%28',
    '/a#b',
    '/a b',
    '',
  ])('refuses %j', (target) => {
    expect(readRequestUrl(target)).toEqual({ kind: 'refused', status: 400 });
  });

  it('refuses what is too long by its own status', () => {
    expect(readRequestUrl(`/${'a'.repeat(5000)}`)).toEqual({ kind: 'refused', status: 414 });
  });
});

describe('the host of a request', () => {
  it.each([
    ['Shop.Example:4200', 'shop.example:4200'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]:80', '[::1]:80'],
  ])('reads %s', (header, host) => {
    expect(readHost(header)).toBe(host);
  });

  it.each([undefined, '', 'a b', 'a/b', 'a@b', '-a', 'a:', 'a:port', 'a"b', 'x'.repeat(300)])(
    'refuses %j',
    (header) => {
      expect(readHost(header)).toBeUndefined();
    },
  );
});
