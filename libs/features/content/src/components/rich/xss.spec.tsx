import { render } from '@testing-library/react';
import { showBlock, showBlocks } from '../../testing/show-blocks.js';
import { parseCustom, parseRich } from './parse-rich.js';
import { htmlTags, textTags, type RichNode } from './rich-node.js';
import { xssCorpus } from './xss-corpus.js';

const vectors = Object.entries(xssCorpus).flatMap(([kind, list]) =>
  list.map((html) => [kind, html] as const),
);
const attributes = new Set(
  'href target rel src alt width height loading colspan rowspan scope start title class tabindex'.split(
    ' ',
  ),
);

/** Allowed elements, attributes and URLs; everything else is removed. */
function expectHarmless(root: Element, tags: readonly string[]): void {
  const ours = new Set<string>([...tags, 'div', 'span']);
  for (const element of root.querySelectorAll('*')) {
    expect([...ours]).toContain(element.localName);
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    for (const { name, value } of element.attributes) {
      expect([...attributes]).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/);
      if (name === 'src') expect(value).toMatch(/^(https:\/\/|\/(?![/\\]))/);
    }
  }
}

/** The tree as text, read again as a browser does: mutations would show here. */
function reread(nodes: readonly RichNode[]): Element {
  const host = document.implementation.createHTMLDocument('').body;
  const { container, unmount } = render(<>{nodes.map(plain)}</>);
  host.innerHTML = container.innerHTML;
  unmount();
  return host;
}

function plain(node: RichNode, key: number): React.ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, attributes: rest, children } = node;
  const props = { ...(href !== undefined && { href }), ...rest };
  return children.length > 0 ? (
    <Tag key={key} {...props}>
      {children.map(plain)}
    </Tag>
  ) : (
    <Tag key={key} {...props} />
  );
}

/** The tree as nested names, to compare the rendered markup with the parsed one. */
const shapeOf = (nodes: readonly RichNode[]): unknown[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [[node.tag, shapeOf(node.children)]]));
const shapeIn = (element: Element): unknown[] =>
  [...element.children].map((child) => [child.localName, shapeIn(child)]);

describe('hostile texts', () => {
  it('are many', () => {
    expect(vectors.length).toBeGreaterThan(90);
  });

  it.each(vectors)('CONT-14 CONT-32 NAV-81 nothing runs: %s %s', (_kind, html) => {
    for (const [nodes, tags] of [
      [parseRich(html), textTags],
      [parseCustom(html), htmlTags],
    ] as const) {
      const read = reread(nodes);
      expectHarmless(read, tags);
      expect(shapeIn(read)).toEqual(shapeOf(nodes));
    }
  });

  it('CONT-14 stay harmless on the page itself', async () => {
    const blocks = vectors.map(([, html], i) => ({
      id: `b${i}`,
      type: i % 2 === 0 ? 'custom-html' : 'text',
      fields: { html },
    }));
    const { container } = await showBlocks(blocks);
    const shown = container.querySelectorAll('[class*=rich]');
    expect(shown).toHaveLength(vectors.length);
    for (const block of shown) expectHarmless(block, htmlTags);
    expect(container.querySelectorAll('script, iframe, style, svg, form')).toHaveLength(0);
  });

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'])(
    'a plain field shows %s as text',
    async (text) => {
      const { container } = await showBlock('headline', { text });
      expect(container.querySelector('h2')?.textContent).toBe(text);
    },
  );
});

describe('elements in places where HTML does not allow them', () => {
  it.each([
    ['<p>a<div>b</div></p>'],
    ['<p><strong><p>x</p></strong></p>'],
    ['<table><tr><td>1</td></tr><div>x</div></table>'],
    ['<table>text<td>1</td></table>'],
    ['<ul><p>x</p><li>y</li></ul>'],
    ['<li>loose</li>'],
    ['<h2><ul><li>x</li></ul></h2>'],
    ['<a href="/a">x<a href="/b">y</a></a>'],
    ['<div>'.repeat(500) + 'deep'],
    ['<b><i><u>'.repeat(200)],
  ])('a browser parses %s as it was rendered', (html) => {
    const nodes = parseCustom(html);
    expect(shapeIn(reread(nodes))).toEqual(shapeOf(nodes));
  });
});
