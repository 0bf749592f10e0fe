import { defineFeature, route } from '../../feature/define-feature.js';
import { eager, lazy } from '../../feature/lazy.js';
import { routeRef } from '@larder/contracts';
import { createRegistry } from '../../feature/registry.js';
import { testTenant } from '../../testing/tenant.js';
import {
  IDLE_MS,
  runSequentially,
  isVerySlow,
  visibleLinks,
  prefetcher,
} from './prefetch-links.js';

describe('a very slow connection', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g', saveData: false }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('PLAT-44 %j: %s', (connection, expected) => {
    expect(isVerySlow(connection)).toBe(expected);
  });
});

describe('chunks ahead of their page', () => {
  it('PLAT-45 are loaded four at a time, and a failed one holds no other back', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const tasks = Array.from({ length: 11 }, (_, i) => async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (i === 2) throw new Error('gone');
      done.push(i);
    });
    await runSequentially(tasks, 4);
    expect(most).toBe(4);
    expect(done).toHaveLength(10);
  });
});

/** Gives each link a place: `data-top`. */
function place(html: string): void {
  document.body.innerHTML = html;
  for (const link of document.querySelectorAll('a')) {
    const top = Number(link.dataset['top'] ?? 0);
    link.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
  }
}

it('PLAT-43 thinks of the links that are on screen, each once', () => {
  place(`<header><a href="/head">x</a></header><main>
    <a href="/a">x</a><a href="/a#part">x</a><a href="https://other.example/">x</a>
    <a href="/new" target="_blank">x</a><a href="/below" data-top="900">x</a>
    <a href="/above" data-top="-100">x</a><a href="/b?page=2" data-top="799">x</a>
    <a href="/api/orders/1/calendar" download="1.ics">x</a>
    <a href="/provider/pay/1" rel="external">x</a>
    <a href="/media/alpha/1.svg?v=2">x</a></main>`);
  expect(visibleLinks(document, 800)).toEqual(['/a', '/b?page=2']);
});

describe('pages ahead', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setUp(effectiveType = '4g') {
    const loaded: string[] = [];
    const chunk = lazy(() => {
      loaded.push('chunk');
      return Promise.resolve({ default: () => null });
    });
    const feature = defineFeature({
      id: 'pages',
      enabled: () => true,
      routes: [
        route(routeRef('one'), eager({ default: () => null }), { middleware: 'cacheable' }),
        route(routeRef('two'), chunk, { middleware: 'cacheable' }),
        route(routeRef('cart'), eager({ default: () => null })),
      ],
    });
    const fetched: string[] = [];
    const { plan } = prefetcher({
      routes: createRegistry([feature], testTenant()).routes,
      pathOf: (url) => url.split('?')[0] ?? '/',
      prefetch: (url) => fetched.push(url),
      load: (module) => module.load(),
      current: () => '/one',
      connection: () => ({ effectiveType }),
    });
    place('<main><a href="/one">x</a><a href="/two">x</a><a href="/cart">x</a></main>');
    return { plan, fetched, loaded };
  }

  it('PLAT-43 come a second after the browser is idle, and only those that anybody may see', async () => {
    const { plan, fetched, loaded } = setUp();
    plan();
    await jest.advanceTimersByTimeAsync(IDLE_MS - 50);
    expect(fetched).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(fetched).toEqual(['/two']);
    expect(loaded).toEqual(['chunk']);
  });

  it('PLAT-43 restart with each page', async () => {
    const { plan, fetched } = setUp();
    plan();
    await jest.advanceTimersByTimeAsync(IDLE_MS - 100);
    plan();
    await jest.advanceTimersByTimeAsync(200);
    expect(fetched).toEqual([]);
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    expect(fetched).toEqual(['/two']);
  });

  it('PLAT-43 PLAT-44 do not come on a very slow connection', async () => {
    const { plan, fetched, loaded } = setUp('2g');
    plan();
    await jest.advanceTimersByTimeAsync(IDLE_MS * 3);
    expect([...fetched, ...loaded]).toEqual([]);
  });
});
