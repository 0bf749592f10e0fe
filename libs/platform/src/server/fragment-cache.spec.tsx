/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { useId } from 'react';
import { createPageFragments, type FragmentCache } from './fragment-cache.js';
import { textOf } from './markup.js';

const product = Object.freeze({ name: 'Äpfel <Gala>' });
const part = <b>{product.name}</b>;
const wrap = (inner: React.ReactElement, used: Set<string>) => {
  used.add('tile');
  return inner;
};

/** Renders one page with the fragment; returns its result and the recorded modules. */
function page(store: FragmentCache, of: object = product, shown = part) {
  const used = new Set<string>();
  const fragments = createPageFragments(store, used);
  const markup = fragments.find('productTile', of, () => shown);
  const html = markup && fragments.getPlaceholder([markup]);
  fragments.renderMissing(wrap);
  const whole =
    html === undefined ? undefined : textOf(fragments.fillPlaceholders(`<li>${html}</li>`));
  return { html: whole, used: [...used], preloads: fragments.preloads() };
}

describe('the fragment cache', () => {
  it('reuses markup from the third page on, with its modules', () => {
    const store: FragmentCache = new WeakMap();
    expect(page(store).html).toBeUndefined();
    expect(page(store).html).toBeUndefined();
    expect(page(store)).toEqual({
      html: `<li>${renderToString(part)}</li>`,
      used: ['tile'],
      preloads: '',
    });
  });

  it('is cached separately for each component', () => {
    const store: FragmentCache = new WeakMap();
    for (let i = 0; i < 3; i += 1) page(store);
    expect(
      createPageFragments(store, new Set()).find('basketTile', product, () => part),
    ).toBeUndefined();
  });

  it('belongs to one object: a changed product is rendered again', () => {
    const store: FragmentCache = new WeakMap();
    for (let i = 0; i < 3; i += 1) page(store);
    expect(page(store, Object.freeze({ ...product })).html).toBeUndefined();
  });

  it('is never cached for an object that is not frozen', () => {
    const store: FragmentCache = new WeakMap();
    const open = { ...product };
    for (let i = 0; i < 3; i += 1) expect(page(store, open).html).toBeUndefined();
  });

  it('leaves the preloads of its pictures to the head', () => {
    const store: FragmentCache = new WeakMap();
    const picture = <img src="/a.webp" alt="" />;
    for (let i = 0; i < 2; i += 1) page(store, product, picture);
    const { html, preloads } = page(store, product, picture);
    expect(html).toBe('<li><img src="/a.webp" alt=""/></li>');
    expect(preloads).toBe('<link rel="preload" as="image" href="/a.webp"/>');
  });

  it('is not cached when it contains a generated id', () => {
    function Labelled() {
      return <b id={useId()} />;
    }
    const store: FragmentCache = new WeakMap();
    for (let i = 0; i < 4; i += 1) expect(page(store, product, <Labelled />).html).toBeUndefined();
  });

  it('takes no text of a page for the place of a part', () => {
    const fragments = createPageFragments(new WeakMap(), new Set());
    const text = 'a <!--0--> &lt;!--0--&gt; b';
    expect(textOf(fragments.fillPlaceholders(text))).toBe(text);
  });
});
