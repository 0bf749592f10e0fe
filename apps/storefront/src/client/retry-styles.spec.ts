import { retryStyles } from './retry-styles.js';

function pageWith(...sheets: { readonly failed: boolean; readonly href: string }[]) {
  const head = document.createElement('head');
  const styleSheets = sheets.map(({ failed, href }) => {
    const ownerNode = document.createElement('link');
    ownerNode.setAttribute('href', href);
    head.append(ownerNode);
    return {
      ownerNode,
      get cssRules() {
        if (failed) throw new DOMException('Cannot access rules', 'SecurityError');
        return [];
      },
    };
  });
  return { page: { styleSheets } as unknown as Document, head };
}

it('requests the style sheets of a document again that failed, and no others', () => {
  const { page, head } = pageWith(
    { failed: false, href: '/assets/app.css' },
    { failed: true, href: '/assets/search.css' },
  );
  retryStyles(page);
  expect([...head.children].map((link) => link.getAttribute('href'))).toEqual([
    '/assets/app.css',
    '/assets/search.css',
    '/assets/search.css',
  ]);
});
