import { showInTransition } from './page-transition.js';

/** Ends the transition. */
let end: () => void;
let names: (string | undefined)[];
const nameOf = (id: string) =>
  document.getElementById(id)?.style.getPropertyValue('view-transition-name');

beforeEach(() => {
  names = [];
  document.body.innerHTML =
    '<main><ul><li><img id="tile" src="/a.svg"><a id="link" href="/a">A</a></li></ul></main>';
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    value: (change: () => Promise<void>) => {
      names.push(nameOf('tile'));
      const updateCallbackDone = Promise.resolve().then(change);
      const finished = new Promise<void>((done) => (end = done));
      return { ready: Promise.reject(new Error('skipped')), updateCallbackDone, finished };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

const showPageOf = (picture: string) => () => {
  document.body.innerHTML = `<main><img id="large" fetchpriority="high" src="${picture}"></main>`;
};

describe('page transitions', () => {
  it('move the picture of the followed link to its place on the next page', async () => {
    document.getElementById('link')?.focus();
    await showInTransition(showPageOf('/a.svg'));
    expect(names).toEqual(['picture']);
    expect(nameOf('large')).toBe('picture');
    end();
    await new Promise((done) => setTimeout(done, 0));
    expect(nameOf('large')).toBe('');
  });

  it('move no picture of something else', async () => {
    document.getElementById('link')?.focus();
    await showInTransition(showPageOf('/b.svg'));
    expect(nameOf('large')).toBe('');
  });

  it('show the page without a moving picture when no link of a tile was followed', async () => {
    await showInTransition(showPageOf('/a.svg'));
    expect(names).toEqual(['']);
    expect(nameOf('large')).toBe('');
  });

  it('show the page at once under reduced motion and in browsers without transitions', async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    await showInTransition(showPageOf('/a.svg'));
    Reflect.deleteProperty(document, 'startViewTransition');
    await showInTransition(showPageOf('/c.svg'));
    expect(names).toEqual([]);
    expect(document.querySelector('img')?.src).toContain('/c.svg');
  });
});
