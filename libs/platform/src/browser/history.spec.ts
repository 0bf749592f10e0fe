import { browserHistory, type History } from './history.js';

const scrolledTo: number[] = [];
let history: History;
let pops = 0;
let listeners: [string, EventListenerOrEventListenerObject][] = [];

function scrollBy(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scrollend'));
}
function begin() {
  const listen = jest.spyOn(window, 'addEventListener');
  history = browserHistory();
  history.onPop(() => (pops += 1));
  listeners = listen.mock.calls.map(([name, listener]) => [name, listener]);
  listen.mockRestore();
}
/** Takes away what a visit keeps until its document goes. */
function end() {
  for (const [name, listener] of listeners) window.removeEventListener(name, listener);
}
/** A step back or forward, which the browser takes after the call. */
async function step(by: number) {
  const popped = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  history.go(by);
  await popped;
}
const restored = () => {
  history.restoreScroll();
  return scrolledTo.at(-1);
};

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((...[, y]: unknown[]) => void scrolledTo.push(Number(y)));
  scrollBy(0);
  pops = 0;
  begin();
});
afterEach(end);

describe('the history of a visit', () => {
  it('brings the visitor back, and forward again, to where they were on each page', async () => {
    scrollBy(700);
    history.push('/second');
    expect(history.url()).toBe('/second');
    scrollBy(300);
    await step(-1);
    expect([history.url(), restored()]).toEqual(['/start', 700]);
    scrollBy(650);
    await step(1);
    expect([history.url(), restored()]).toEqual(['/second', 300]);
  });

  it('forgets the places of pages that a new one took the place of', async () => {
    history.push('/second');
    scrollBy(300);
    await step(-1);
    history.push('/other');
    scrollBy(0);
    await step(-1);
    await step(1);
    expect([history.url(), restored()]).toEqual(['/other', 0]);
  });

  it('knows the place of an entry from before a reload', async () => {
    scrollBy(420);
    history.push('/second');
    end();
    begin();
    await step(-1);
    expect(restored()).toBe(420);
  });

  it('leaves scrolling to the browser where it followed a fragment by itself', () => {
    scrolledTo.length = 0;
    window.history.pushState(null, '', '/start#end');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([pops, history.url(), restored()]).toEqual([1, '/start#end', undefined]);
  });

  it('keeps the place of a page while the one before is still on screen', async () => {
    scrollBy(700);
    history.push('/second');
    await step(-1);
    scrollBy(90);
    expect(restored()).toBe(700);
  });

  it('ERR-07 reverts a step back to an unavailable page, and keeps the forward history', async () => {
    history.push('/second');
    history.push('/third');
    await step(-1);
    const undone = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    history.undoPop();
    await undone;
    expect(history.url()).toBe('/third');
    await step(-1);
    expect(history.url()).toBe('/second');
  });

  it('returns to the place on the page after a reload', () => {
    scrollBy(512);
    scrolledTo.length = 0;
    end();
    begin();
    expect(scrolledTo).toEqual([512]);
  });
});

/** What `@larder/ui/close-on-back` does while something is open over the page. */
const opened = (overlay: 'open' | 'closing' = 'open') =>
  window.history.pushState({ ...window.history.state, overlay }, '');
/** The shop has taken a step back by itself. */
const returned = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const overlay = () => (window.history.state as { readonly overlay?: string }).overlay;

describe('something open over the page', () => {
  it('closes by a step back that opens no page', async () => {
    history.push('/second');
    opened();
    await step(-1);
    expect([pops, history.url()]).toEqual([0, '/second']);
    await step(-1);
    expect([pops, history.url()]).toEqual([1, '/start']);
  });

  it('gives its entry to the page that is opened from it', async () => {
    opened();
    history.push('/second');
    expect([history.url(), overlay()]).toEqual(['/second', undefined]);
    await step(-1);
    expect([pops, history.url(), overlay()]).toEqual([1, '/start', undefined]);
  });

  it('keeps its entry when a link leads to the page itself', async () => {
    opened();
    history.replace('/start');
    expect(overlay()).toBe('open');
    await step(-1);
    expect([pops, overlay()]).toEqual([0, undefined]);
  });

  it('lets another page that replaces this one be told from it', async () => {
    opened();
    history.replace('/second');
    expect(overlay()).toBeUndefined();
    await step(-1);
    expect([pops, history.url()]).toEqual([1, '/start']);
  });

  it('is gone before the next page takes its place, if it is closing', async () => {
    history.push('/second');
    opened('closing');
    history.go(-1);
    history.push('/third');
    await returned();
    expect(history.url()).toBe('/third');
    await step(-1);
    expect(history.url()).toBe('/second');
  });

  it('is not returned to by a step forward', async () => {
    opened();
    await step(-1);
    await step(1);
    await returned();
    expect([pops, overlay()]).toEqual([0, undefined]);
  });

  it('is left after a reload, which has closed it', async () => {
    opened();
    end();
    begin();
    await returned();
    expect([pops, history.url(), overlay()]).toEqual([0, '/start', undefined]);
  });
});
