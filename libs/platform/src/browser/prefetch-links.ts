import type { Load } from '../feature/module-index.js';
import type { RouteTable } from '../navigation/route-table.js';

/** As much of the Network Information API as is asked; many browsers have none. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** PLAT-44. */
export function isVerySlow({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || (effectiveType ?? '').includes('2g');
}

/** Milliseconds from an idle browser to the first prefetch (PLAT-43). */
export const IDLE_MS = 1000;
/** Chunks on the way at once (PLAT-45). */
export const MAX_CONCURRENT_CHUNKS = 4;
/** Pages fetched ahead for one that is on screen: each costs the shopper's data. */
const MAX_PAGES = 4;

/** Runs every task, so many at once. A task that fails is as done as any other. */
export async function runSequentially(tasks: readonly (() => Promise<unknown>)[], atOnce: number) {
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift())
      await task().catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** A file to be kept is no page. */
const PAGES = 'main a[href^="/"]:not([download])';

/** Links of the page's main part that stand on the screen, each address once, in reading order. */
export function visibleLinks(root: ParentNode, height: number): string[] {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(PAGES)];
  const seen = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    // Nor is a file that a browser shows by itself: addresses of pages have no dot.
    const isPage = !link.target && !link.pathname.includes('.');
    return isPage && bottom > 0 && top < height;
  });
  return [...new Set(seen.map((link) => (link.getAttribute('href') ?? '').split('#')[0] ?? ''))];
}

interface PrefetchOptions {
  readonly routes: RouteTable;
  /** Path of the shop at an address: without query and language. */
  readonly pathOf: (url: string) => string;
  readonly prefetch: (url: string) => void;
  readonly load: Load;
  readonly current: () => string;
  readonly connection: () => Connection | undefined;
}

/**
 * Fetches what the visitor is likely to open next: a second after the browser has become idle, the
 * pages whose links are on screen, and the code of all routes. `plan` is called for each page that
 * comes on screen; what was planned for the one before is dropped.
 */
export function prefetcher(options: PrefetchOptions): { plan(): void } {
  const { routes, pathOf, current, connection, load } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (isVerySlow(connection())) return;
    const pages = visibleLinks(document, window.innerHeight).filter(
      (url) => url !== current() && routes.match(pathOf(url))?.route.middleware === 'cacheable',
    );
    for (const url of pages.slice(0, MAX_PAGES)) options.prefetch(url);
    const chunks = routes.rows.filter(({ page }) => page.get() === undefined);
    // Each runs when the browser has nothing better to do.
    const loadIdle = ({ page }: (typeof chunks)[number]) =>
      new Promise((done) => whenIdle(() => done(load(page))));
    void runSequentially(
      chunks.map((row) => () => loadIdle(row)),
      MAX_CONCURRENT_CHUNKS,
    );
  };
  return {
    plan: () => {
      clearTimeout(timer);
      whenIdle(() => {
        clearTimeout(timer);
        timer = setTimeout(run, IDLE_MS);
      });
    },
  };
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 0);
}
