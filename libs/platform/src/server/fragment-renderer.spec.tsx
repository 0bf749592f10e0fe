/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { CachedList } from '../render/cached-list.js';
import { HostProvider, type Host } from '../render/host-context.js';
import type { FragmentRenderer } from '../render/cached-fragment-props.js';
import { createPageFragments, type FragmentCache } from './fragment-cache.js';
import { createFragmentRenderer } from './fragment-renderer.js';
import { textOf } from './markup.js';

interface Item {
  readonly name: string;
}
const apple: Item = Object.freeze({ name: 'Äpfel <Gala>' });
const milk: Item = Object.freeze({ name: 'Milch' });
const rendered = jest.fn();

function list(items: readonly Item[], fragmentRenderer?: FragmentRenderer) {
  const host = { fragmentRenderer } as Host;
  return renderToString(
    <HostProvider value={host}>
      <CachedList
        renderList={(content) => <ul role="list" {...content} />}
        items={items}
        itemClassName="cell"
        keyOf={({ name }) => name}
        fragmentOf={() => 'tile'}
        render={({ name }) => {
          rendered(name);
          return <b>{name}</b>;
        }}
      />
    </HostProvider>,
  );
}

/** One page of a shop with this list. */
function page(store: FragmentCache, items: readonly Item[]) {
  rendered.mockClear();
  const fragments = createPageFragments(store, new Set());
  const html = list(items, createFragmentRenderer(fragments, {}));
  fragments.renderMissing((part) => part);
  return textOf(fragments.fillPlaceholders(html));
}

describe('a list of cached fragments', () => {
  it('is the markup that the browser hydrates, on every page', () => {
    const store: FragmentCache = new WeakMap();
    const expected = list([apple, milk]);
    for (let i = 0; i < 4; i += 1) expect(page(store, [apple, milk])).toBe(expected);
    expect(rendered).not.toHaveBeenCalled();
  });

  it('renders the items alone that are new', () => {
    const store: FragmentCache = new WeakMap();
    for (let i = 0; i < 3; i += 1) page(store, [apple]);
    expect(page(store, [milk, apple])).toBe(list([milk, apple]));
    page(store, [milk, apple]);
    expect(rendered.mock.calls.flat()).not.toContain('Äpfel <Gala>');
  });

  it('is empty without items', () => {
    expect(page(new WeakMap(), [])).toBe('<ul role="list"></ul>');
  });
});
