/* global describe, expect, it */
import { hostPage } from './page.mjs';
import { choicesOf, cookieOf, samplesOf, storedQuery, withChoices } from './state.mjs';

const flags = ['cms.preview', 'featureA', 'features.tracking'];
const choices = {
  tenant: 'shop',
  language: 'en',
  off: ['featureA'],
  visitor: 'guest',
  answers: 'made-up',
  error: '500',
  delay: '800',
};

it.each([
  ['', ['/']],
  ['/category/:slug', ['/category/sample']],
  ['/account/:slug?', ['/account']],
  ['/account/_sub|link', ['/account/_sub', '/account/link']],
  ['/page/*', ['/page/sample']],
])('the addresses of %j are %j', (pattern, addresses) => {
  expect(samplesOf(pattern)).toEqual(addresses);
});

describe('the choices of the panel', () => {
  it('are all flags on, no errors and no delay at first', () => {
    expect(choicesOf('', flags)).toMatchObject({
      off: [],
      visitor: 'customer',
      answers: 'examples',
      error: '',
      delay: '0',
    });
  });

  it('turn off what the form leaves out', () => {
    const query =
      '?tenant=shop&language=en&visitor=guest&answers=made-up&error=500&delay=800&on=cms.preview&on=features.tracking';
    expect(choicesOf(query, flags)).toEqual(choices);
  });

  it('are kept in a cookie', () => {
    expect(storedQuery(`other=1; ${cookieOf('?tenant=shop&on=a').split(';')[0]}`)).toBe(
      '?tenant=shop&on=a',
    );
    expect(storedQuery(undefined)).toBe('');
  });

  it('change a copy of the tenant', () => {
    const locales = [
      { code: 'de-AT', prefix: '' },
      { code: 'en', prefix: 'en' },
    ];
    const config = {
      featureA: true,
      cms: { preview: true },
      features: { tracking: {}, search: {} },
      locales,
    };
    const off = ['featureA', 'cms.preview', 'features.tracking', 'checkout.layout'];
    expect(withChoices(config, { off, language: 'en' })).toEqual({
      featureA: false,
      cms: { preview: false },
      features: { search: {} },
      locales: [{ code: 'en', prefix: '' }],
    });
    expect(config.featureA).toBe(true);
  });
});

it('the page has the panel and the data, and nothing of either ends its place', () => {
  const page = hostPage({
    feature: 'wallet',
    choices,
    tenants: ['shop'],
    languages: ['en'],
    flags,
    links: ['/pass'],
    path: '/a"b',
    theme: '',
    data: { text: '</script>' },
  });
  expect(page).toContain('<option value="500" selected>');
  expect(page).toContain('value="featureA"> featureA');
  expect(page).toContain('value="/a&#34;b"');
  expect(page).toContain('"text":"\\u003c/script>"');
});
