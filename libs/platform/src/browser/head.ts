import type { Head } from '../feature/page.js';

/** Updates the document's head after a navigation. */
export function applyHead(head: Head, doc: Document = document): void {
  doc.title = head.title;
  setMeta(doc, 'description', head.description);
  setMeta(doc, 'keywords', head.keywords);
  setMeta(doc, 'robots', head.robots);
  const canonical = doc.querySelector('link[rel="canonical"]');
  if (head.canonical === undefined) canonical?.remove();
  else {
    const link = canonical ?? doc.head.appendChild(doc.createElement('link'));
    link.setAttribute('rel', 'canonical');
    link.setAttribute('href', new URL(head.canonical, doc.baseURI).href);
  }
  for (const old of doc.querySelectorAll('script[type="application/ld+json"]')) old.remove();
}

function setMeta(doc: Document, name: string, content: string | undefined) {
  const known = doc.querySelector(`meta[name="${name}"]`);
  if (content === undefined) return known?.remove();
  const meta = known ?? doc.head.appendChild(doc.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}
