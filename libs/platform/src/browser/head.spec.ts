import { applyHead } from './head.js';

const meta = (doc: Document, name: string) =>
  [...doc.querySelectorAll(`meta[name="${name}"]`)].map((one) => one.getAttribute('content'));
const canonical = (doc: Document) =>
  [...doc.querySelectorAll('link[rel="canonical"]')].map((one) => one.getAttribute('href'));
const named = ['description', 'keywords', 'robots'] as const;

describe('the head after a navigation', () => {
  it.each(named)('CONT-02 CONT-03 has the %s of the page on screen, and loses it again', (name) => {
    const doc = document.implementation.createHTMLDocument('Before');
    applyHead({ title: 'First', [name]: 'one' }, doc);
    expect(meta(doc, name)).toEqual(['one']);
    applyHead({ title: 'Second', [name]: 'two' }, doc);
    expect(meta(doc, name)).toEqual(['two']);
    expect(doc.title).toBe('Second');
    for (const other of named.filter((one) => one !== name)) expect(meta(doc, other)).toEqual([]);
    applyHead({ title: 'Third' }, doc);
    expect(meta(doc, name)).toEqual([]);
  });

  it('has one canonical address, which is absolute, and none where the page has none', () => {
    const doc = document.implementation.createHTMLDocument('Before');
    doc.head.appendChild(doc.createElement('base')).href = 'https://shop.example/';
    for (const path of ['/first', '/second']) {
      applyHead({ title: 'T', canonical: path }, doc);
      expect(canonical(doc)).toEqual([`https://shop.example${path}`]);
    }
    applyHead({ title: 'T' }, doc);
    expect(canonical(doc)).toEqual([]);
  });

  it('keeps no structured data of the page before', () => {
    const doc = document.implementation.createHTMLDocument('Before');
    for (const type of ['application/ld+json', 'application/json']) {
      const script = doc.head.appendChild(doc.createElement('script'));
      script.type = type;
    }
    applyHead({ title: 'T' }, doc);
    expect([...doc.scripts].map(({ type }) => type)).toEqual(['application/json']);
  });
});
