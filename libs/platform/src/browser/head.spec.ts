import { applyHead } from './head.js';

const metas = (doc: Document) =>
  Object.fromEntries(
    [...doc.querySelectorAll('meta[name]')].map((meta) => [
      meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]),
  );

describe('the head of the document after a navigation', () => {
  const full = { title: 'T', description: 'D', keywords: 'K', robots: 'noindex', canonical: '/a' };
  let doc: Document;
  beforeEach(() => {
    doc = document.implementation.createHTMLDocument('before');
    doc.head.innerHTML += '<base href="https://shop.test/">';
  });

  it('CONT-02 CONT-05 has title, description, keywords and robots of the page', () => {
    applyHead(full, doc);
    expect(doc.title).toBe('T');
    expect(metas(doc)).toEqual({ description: 'D', keywords: 'K', robots: 'noindex' });
  });

  it('CONT-02 takes those of the page before away, or puts others in their place', () => {
    applyHead(full, doc);
    applyHead({ title: 'U', keywords: 'L' }, doc);
    expect(doc.title).toBe('U');
    expect(metas(doc)).toEqual({ keywords: 'L' });
    expect(doc.querySelector('link')).toBeNull();
    applyHead({ title: 'V' }, doc);
    expect(metas(doc)).toEqual({});
  });

  it('names the one address of the page, as a whole', () => {
    const links = () => [...doc.querySelectorAll('link[rel="canonical"]')];
    applyHead(full, doc);
    applyHead({ ...full, canonical: '/b' }, doc);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['https://shop.test/b']);
  });

  it('drops the data of the page before', () => {
    doc.head.innerHTML += '<script type="application/ld+json">{}</script><script>1</script>';
    applyHead({ title: 'T' }, doc);
    expect([...doc.querySelectorAll('script')].map((script) => script.type)).toEqual(['']);
  });
});
