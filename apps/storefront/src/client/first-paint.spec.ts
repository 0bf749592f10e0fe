import { firstPaint, MAX_WAIT_MS } from './first-paint.js';

const DRAWN = 'drawn';
const order: string[] = [];

function pageWith(decode: () => Promise<void>, visibilityState = 'visible'): Document {
  document.body.innerHTML = '<img loading="eager"><img loading="lazy">';
  for (const picture of document.querySelectorAll('img'))
    picture.decode = picture.loading === 'lazy' ? () => new Promise(() => undefined) : decode;
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  return document;
}

beforeEach(() => {
  order.length = 0;
  jest.useFakeTimers();
  window.requestAnimationFrame = (call) => {
    order.push(DRAWN);
    return window.setTimeout(() => call(0), 16);
  };
});
afterEach(() => jest.useRealTimers());

/** Milliseconds until it settles. */
async function settles(page: Document): Promise<number> {
  const started = Date.now();
  let ended: number | undefined;
  void firstPaint(page).then(() => (ended = Date.now()));
  while (ended === undefined) await jest.advanceTimersByTimeAsync(1);
  return ended - started;
}

describe('the first sight of a page', () => {
  it('waits for the pictures of the first screen and for the frame that shows them', async () => {
    const page = pageWith(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await settles(page)).toBeGreaterThanOrEqual(300 + 16);
    expect(order.length).toBeGreaterThanOrEqual(2);
  });

  it('does not wait for a picture that never comes, nor for one that is broken', async () => {
    const never = pageWith(() => new Promise(() => undefined));
    expect(await settles(never)).toBeLessThan(MAX_WAIT_MS + 50);
    const broken = pageWith(() => Promise.reject(new Error('no picture')));
    expect(await settles(broken)).toBeLessThan(50);
  });

  it('does not wait in the background, where no frame is painted', async () => {
    window.requestAnimationFrame = () => 0;
    expect(await settles(pageWith(() => new Promise(() => undefined), 'hidden'))).toBeLessThan(2);
  });
});
