/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { fragmentsOf, type FragmentStore } from './fragments.js';

const product = Object.freeze({ name: 'Äpfel <Gala>' });
const part = <b>{product.name}</b>;
const wrap = (inner: React.ReactElement, used: Set<string>) => {
  used.add('tile');
  return inner;
};

/** One page that shows the part; what it took and the modules that it noted. */
function page(store: FragmentStore, of: object = product) {
  const used = new Set<string>();
  const fragments = fragmentsOf(store, used);
  const html = fragments.take('productTile', of, part);
  fragments.keep(wrap);
  return { html, used: [...used] };
}

describe('ready markup of parts', () => {
  it('lies ready from the third page on, the same as rendered and with its modules', () => {
    const store: FragmentStore = new WeakMap();
    expect(page(store).html).toBeUndefined();
    expect(page(store).html).toBeUndefined();
    expect(page(store)).toEqual({ html: renderToString(part), used: ['tile'] });
  });

  it('is kept for each place apart', () => {
    const store: FragmentStore = new WeakMap();
    for (let i = 0; i < 3; i += 1) page(store);
    expect(fragmentsOf(store, new Set()).take('basketTile', product, part)).toBeUndefined();
  });

  it('belongs to one object: a changed product is rendered anew', () => {
    const store: FragmentStore = new WeakMap();
    for (let i = 0; i < 3; i += 1) page(store);
    expect(page(store, Object.freeze({ ...product })).html).toBeUndefined();
  });

  it('is never made of an object that could still change', () => {
    const store: FragmentStore = new WeakMap();
    const open = { ...product };
    for (let i = 0; i < 3; i += 1) expect(page(store, open).html).toBeUndefined();
  });
});
