import * as fc from 'fast-check';
import { parseRich } from './parse-rich.js';
import { safeAddress } from './read-element.js';
import { textTags, type RichNode } from './rich-node.js';

describe('rich text', () => {
  it('keeps what editors write', () => {
    expect(
      parseRich('<p>Ab <b>79&nbsp;€</b> <a href="/lieferung" onclick="x()">frei Haus</a></p>'),
    ).toEqual([
      {
        tag: 'p',
        children: [
          'Ab ',
          { tag: 'strong', children: ['79\u00a0€'] },
          ' ',
          { tag: 'a', href: '/lieferung', children: ['frei Haus'] },
        ],
      },
    ]);
  });

  it('keeps the text of elements that are not allowed, and drops scripts and styles', () => {
    expect(
      parseRich('<div class="x">eins<script>alert(1)</script><style>p{}</style></div> zwei'),
    ).toEqual(['eins zwei']);
    expect(parseRich('<svg onload="alert(1)"><p>x</p></svg>danach')).toEqual(['danach']);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://x',
    '//evil.example',
    '/\\evil.example',
  ])('NAV-82 drops the address %s', (address) => {
    expect(safeAddress(address)).toBeUndefined();
    expect(parseRich(`<a href="${address}">x</a>`)).toEqual([{ tag: 'a', children: ['x'] }]);
  });

  it('yields allowed elements and safe addresses for any input', () => {
    const check = (node: RichNode): void => {
      if (typeof node === 'string') return;
      expect(textTags).toContain(node.tag);
      expect(Object.keys(node).sort()).toEqual(
        node.href === undefined ? ['children', 'tag'] : ['children', 'href', 'tag'],
      );
      node.children.forEach(check);
    };
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<script>',
        '</script>',
        '<a href="',
        '">',
        '<img src=x onerror=alert(1)>',
        '<b',
        '&lt;',
        '<!--',
        ']]>',
        '</',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) =>
        parseRich(parts.join('')).forEach(check),
      ),
      {
        numRuns: 1000,
      },
    );
  });
});
