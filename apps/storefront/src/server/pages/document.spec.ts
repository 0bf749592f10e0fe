import { createHash } from 'node:crypto';
import { CONTENT_POLICY } from '../http/security-headers.js';
import { buildDocument, type DocumentParts } from './document.js';
import { jsonForScript } from './escape.js';
import { jsonOfPage, type PageData } from './page-data.js';

const parts: DocumentParts = {
  lang: 'de-AT',
  head: { title: 'Äpfel', canonical: '/obst' },
  shopName: 'Shop',
  origin: 'https://shop.example',
  hasDarkColours: false,
  url: '/obst?page=2',
  isIndexed: true,
  webApp: '',
  fonts: ['/assets/a.woff2'],
  styles: ['/_theme/1.css'],
  hoisted: '',
  script: '/assets/start.js',
  app: '/assets/main.js',
  modules: ['/assets/page.js'],
  shopData: '/_shop/de-AT.1.json',
  withoutScript: '',
  html: ['<main>', Buffer.from('Äpfel'), '</main>'],
  data: ['{}'],
};
const documentText = (some: DocumentParts) => buildDocument(some).toString();
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const evil = '</script><script>alert(1)</script><!--\u2028"\'&';

const object = { [evil]: evil };
const evilPage: PageData = {
  url: evil,
  features: [evil],
  shop: evil,
  payload: {
    status: 200,
    head: { title: evil },
    modules: [evil],
    // A response of this page only, and a shared one.
    queries: [
      [evil, object, object],
      ['shared', object, Object.freeze({ ...object })],
    ],
  },
};

describe('the document', () => {
  it('S2 runs one inline script, of a shop with dark colours, which the policy allows by its hash', () => {
    const inline = (some: DocumentParts) =>
      [...parse(documentText(some)).querySelectorAll('script:not([src], [type])')].map(
        (script) => script.textContent ?? '',
      );
    expect(inline(parts)).toEqual([]);
    const [script = '', ...others] = inline({ ...parts, hasDarkColours: true });
    expect(others).toEqual([]);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(CONTENT_POLICY).toContain(`'sha256-${hash}'`);
  });

  it('holds the page, its language and its resources', () => {
    const doc = parse(documentText(parts));
    expect(doc.documentElement.lang).toBe('de-AT');
    expect(doc.querySelector('#root')?.innerHTML).toBe('<main>Äpfel</main>');
    const hrefs = [...doc.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining([...parts.styles, ...parts.fonts]));
    const script = doc.querySelector<HTMLScriptElement>('script[type="module"]');
    expect(script?.getAttribute('src')).toBe(parts.script);
    expect({ ...script?.dataset }).toEqual({
      app: parts.app,
      load: parts.modules.join(' '),
      shop: parts.shopData,
    });
  });

  it('CONT-02 has title, description, keywords and picture of the page, or none', () => {
    const head = { title: 'T', description: 'D & E', keywords: 'K', image: '/o.png' };
    const found = (of: DocumentParts['head']) => {
      const doc = parse(documentText({ ...parts, head: of }));
      const content = (name: string) => doc.querySelector(`meta[${name}]`)?.getAttribute('content');
      const names = ['name="description"', 'name="keywords"', 'property="og:image"'];
      return [doc.title, ...names.map(content)];
    };
    expect(found(head)).toEqual(['T', 'D & E', 'K', 'https://shop.example/o.png']);
    expect(found({ title: 'T', keywords: '' })).toEqual(['T', undefined, undefined, undefined]);
  });

  it('has absolute addresses where they must be', () => {
    const head = { title: 'T', canonical: '/obst', image: '/media/a.png' };
    const doc = parse(documentText({ ...parts, head }));
    const content = (name: string) =>
      doc.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(doc.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://shop.example/obst',
    );
    expect(content('og:image')).toBe('https://shop.example/media/a.png');
    expect(content('og:url')).toBe('https://shop.example/obst');
  });

  it('CONT-02 CONT-03 carries title, description, keywords, robots and picture as metadata', () => {
    const head = {
      title: 'T',
      description: 'D',
      keywords: 'apples, pears',
      robots: 'noindex',
      image: '/media/a.png',
    };
    const doc = parse(documentText({ ...parts, head }));
    const named = (name: string) =>
      [...doc.querySelectorAll(`meta[name="${name}"]`)].map((one) => one.getAttribute('content'));
    expect(doc.title).toBe('T');
    expect(named('description')).toEqual(['D']);
    expect(named('keywords')).toEqual(['apples, pears']);
    expect(named('robots')).toEqual(['noindex']);
    const bare = parse(documentText({ ...parts, head: { title: 'T' } }));
    for (const name of ['description', 'keywords', 'robots'])
      expect(bare.querySelector(`meta[name="${name}"]`)).toBeNull();
  });

  it('PLAT-24 keeps search engines out of a shop that is not to be indexed', () => {
    const robots = (isIndexed: boolean, own?: string) =>
      parse(documentText({ ...parts, isIndexed, head: { title: 'T', robots: own } }))
        .querySelector('meta[name="robots"]')
        ?.getAttribute('content');
    expect(robots(false)).toBe('noindex,nofollow');
    expect(robots(false, 'index')).toBe('noindex,nofollow');
    expect(robots(true, 'noindex')).toBe('noindex');
    expect(robots(true)).toBeUndefined();
  });

  it('lets no text out of its place: title, description, data and structured data', () => {
    const html = documentText({
      ...parts,
      head: { title: evil, description: evil, jsonLd: [{ name: evil, [evil]: 1 }] },
      data: jsonOfPage(evilPage),
    });
    const doc = parse(html);
    expect(doc.title).toBe(evil);
    expect(doc.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(evil);
    const scripts = [...doc.querySelectorAll('script')];
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual([
      'module',
      'application/ld+json',
      'application/json',
    ]);
    expect(JSON.parse(doc.querySelector('#page')?.textContent ?? '')).toEqual(evilPage);
  });

  it('has no script that runs in place', () => {
    const doc = parse(documentText(parts));
    const running = [...doc.querySelectorAll('script:not([type$="json"])')];
    expect(running.every((script) => script.textContent === '')).toBe(true);
  });
});

describe('data in a script element', () => {
  it('is the same data again when it is read', () => {
    const value = { [evil]: [evil, { deep: '<!--\u2029' }] };
    const text = jsonForScript(value);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(value);
  });
});
