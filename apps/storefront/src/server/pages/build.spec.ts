import { resourcesFor, type Build } from './build.js';

const build: Build = {
  id: 'b1',
  timestamp: 1,
  first: '/start.js',
  retry: '/retry.js',
  entry: '/main.js',
  modules: { product: '/product.js', listing: '/listing.js' },
  chunks: {
    '/main.js': { imports: ['/vendor.js'], css: ['/main.css'] },
    '/product.js': { imports: ['/vendor.js', '/parts.js'], css: ['/parts.css', '/product.css'] },
    '/listing.js': { imports: ['/main.js', '/vendor.js'], css: ['/main.css'] },
  },
};

describe('what a page loads', () => {
  it('contains the chunks of its modules and their dependencies, each once', () => {
    expect(resourcesFor(build, ['product', 'listing'])).toEqual({
      script: '/start.js',
      app: '/main.js',
      modules: ['/vendor.js', '/parts.js', '/product.js', '/listing.js'],
      styles: ['/main.css', '/parts.css', '/product.css'],
    });
  });

  it('is nothing of modules that it does not use', () => {
    const { modules, styles } = resourcesFor(build, []);
    expect({ modules, styles }).toEqual({ modules: ['/vendor.js'], styles: ['/main.css'] });
  });

  it('has the scripts of its language where the build has them', () => {
    const inLanguages = { ...build, languages: ['de', 'en'] };
    expect(resourcesFor(inLanguages, ['product'], 'de')).toMatchObject({
      script: '/start.js',
      app: '/de/main.js',
      modules: ['/de/vendor.js', '/de/parts.js', '/de/product.js'],
      styles: ['/main.css', '/parts.css', '/product.css'],
    });
    expect(resourcesFor(inLanguages, ['product'], 'sl').app).toBe('/main.js');
  });

  it.each(['unknown', 'constructor', '__proto__'])('passes over the name %s', (name) => {
    expect(resourcesFor(build, [name]).modules).toEqual(['/vendor.js']);
  });
});
