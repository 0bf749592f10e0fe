import { routeRef } from '@larder/contracts';
import { defineFeature, route } from '../feature/define-feature.js';
import { eager } from '../feature/lazy.js';
import { renderInHost } from '../testing/render-in-host.js';
import { localised, splitLocale } from './href.js';

const german = { code: 'de-AT', prefix: '', label: 'Deutsch' };
const english = { code: 'en', prefix: 'en', label: 'English' };
const french = { code: 'fr', prefix: 'fr', label: 'Français' };

describe('the language of a path', () => {
  it.each([
    ['/', 'de-AT', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/a/b', 'en', '/a/b'],
    ['/english', 'de-AT', '/english'],
    ['/a/en', 'de-AT', '/a/en'],
  ])('%s is %s and %s', (path, code, rest) => {
    const found = splitLocale(path, [english, german]);
    expect([found.locale.code, found.path]).toEqual([code, rest]);
  });

  it('is the first of a shop whose languages all have a prefix', () => {
    expect(splitLocale('/a', [english, french]).locale).toBe(english);
    expect(() => splitLocale('/a', [])).toThrow('a shop has at least one language');
  });

  it.each([
    ['/', german, '/'],
    ['/a', german, '/a'],
    ['/', english, '/en'],
    ['/a', english, '/en/a'],
  ])('%s is led to as %s', (path, locale, expected) => {
    expect(localised(path, locale)).toBe(expected);
  });
});

it('an address has the values of its query that there are, and no mark without any', async () => {
  const ref = routeRef('offers');
  const page = eager({ default: () => null });
  const feature = defineFeature({ id: 'offers', enabled: () => true, routes: [route(ref, page)] });
  const { context } = await renderInHost({ features: [feature], url: '/offers' });
  expect(context.href(ref, {})).toBe('/offers');
  expect(context.href(ref, {}, { a: undefined })).toBe('/offers');
  expect(context.href(ref, {}, { a: 'x y', b: undefined, c: 2 })).toBe('/offers?a=x+y&c=2');
});
