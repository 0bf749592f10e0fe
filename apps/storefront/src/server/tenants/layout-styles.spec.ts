import type { Build } from '../pages/build.js';
import { readLayoutStyles } from './layout-styles.js';

const build: Build = {
  id: 'b1',
  timestamp: 1,
  first: '/start.js',
  retry: '/again.js',
  entry: '/app.js',
  modules: { catalogue: '/catalogue.js', cart: '/cart.js', product: '/product.js' },
  chunks: {
    '/app.js': { imports: [], css: ['/app.css'] },
    '/catalogue.js': { imports: ['/app.js'], css: ['/app.css', '/catalogue.css'] },
    '/cart.js': { imports: [], css: ['/cart.css'] },
    '/product.js': { imports: [], css: ['/product.css'] },
  },
};
const texts = new Map(
  ['app', 'catalogue', 'cart', 'product'].map((name) => [`/${name}.css`, `.${name}{}`]),
);

describe('the style sheet of a shop', () => {
  it('joins the frame with the features that are on, and holds nothing of another one', () => {
    const { css, files } = readLayoutStyles(build, texts)(['catalogue']);
    expect(css).toBe('.app{}\n.catalogue{}');
    expect([...files]).toEqual(['/app.css', '/catalogue.css']);
  });

  it('is empty in development, where the bundler adds the styles', () => {
    expect(readLayoutStyles(undefined, texts)(['catalogue']).css).toBe('');
  });
});
