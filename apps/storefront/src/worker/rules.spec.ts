/** @jest-environment node */
import {
  isHashedFile,
  isImmutable,
  isPicture,
  isPublicPage,
  isStorablePicture,
  offlineCache,
  offlinePageOf,
  outdatedCaches,
  readPush,
} from './rules.js';

const answer = (cacheControl: string | undefined, parts: object = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
  }),
  ...parts,
});
const shared = 'public, max-age=0, s-maxage=60';
const config = { build: 'b', offlinePages: { '': '/_app/offline/de', en: '/_app/offline/en' } };

describe('the service worker stores', () => {
  it.each([
    [shared, {}, true],
    ['no-store', {}, false],
    ['private, max-age=60', {}, false],
    ['public, no-store', {}, false],
    [undefined, {}, false],
    [shared, { status: 404 }, false],
    [shared, { status: 503 }, false],
    [shared, { status: 0, type: 'opaqueredirect' }, false],
    [shared, { redirected: true }, false],
    [shared, { headers: new Headers({ 'cache-control': shared }) }, false],
  ])('a page with cache-control %s and %j: %s', (cacheControl, parts, isStored) => {
    expect(isPublicPage(answer(cacheControl, parts))).toBe(isStored);
  });

  it('a file only under the hash of its content', () => {
    expect(isImmutable(answer('public, max-age=31536000, immutable'))).toBe(true);
    expect(isImmutable(answer('no-cache'))).toBe(false);
    expect(isStorablePicture(answer('public, max-age=604800'))).toBe(true);
    expect(isStorablePicture(answer('public, max-age=604800', { status: 206 }))).toBe(false);
  });

  it.each([
    ['/assets/main-1.js', true, false],
    ['/_theme/1.css', true, false],
    ['/_shop/de-AT.1.json', true, false],
    ['/_icons/1.svg', true, false],
    ['/media/milch.webp', false, true],
    ['/media/film.webm', false, false],
    ['/api/carts', false, false],
    ['/api/media/x.png', false, false],
    ['/obst/_payload.json', false, false],
    ['/tenant/config', false, false],
    ['/_plain/de-AT/cart', false, false],
    ['/builds/latest.json', false, false],
  ])('%s as a file: %s, as a picture: %s', (path, isFile, isImage) => {
    expect([isHashedFile(path), isPicture(path)]).toEqual([isFile, isImage]);
  });
});

describe('a new build', () => {
  it('replaces the offline pages and keeps files that open pages may need', () => {
    const names = ['larder-offline-a', offlineCache(config), 'larder-files', 'larder-pages', 'x'];
    expect(outdatedCaches(names, config)).toEqual(['larder-offline-a']);
  });
});

it('the offline page is in the language of the path', () => {
  expect(offlinePageOf('/en/obst', config)).toBe('/_app/offline/en');
  expect(offlinePageOf('/en', config)).toBe('/_app/offline/en');
  expect(offlinePageOf('/obst', config)).toBe('/_app/offline/de');
  expect(offlinePageOf('/constructor', config)).toBe('/_app/offline/de');
});

describe('a push message', () => {
  const message = { title: 'Shop', body: 'On its way', url: '/order/1', tag: 'a' };

  it('is shown as the server wrote it', () => {
    expect(readPush(JSON.stringify(message))).toEqual(message);
  });

  it.each([
    undefined,
    '',
    '{',
    '{}',
    JSON.stringify({ ...message, tag: 1 }),
    JSON.stringify({ ...message, url: 'https://evil.example/' }),
    JSON.stringify({ ...message, url: '//evil.example/' }),
  ])('%s is nothing', (text) => {
    expect(readPush(text)).toBeUndefined();
  });
});
