import type { Load } from '../../feature/module-index.js';
import type { RouteTable } from '../../navigation/route-table.js';

/** The used part of the Network Information API; many browsers do not have it. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** PLAT-44. */
export function isVerySlow({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || (effectiveType ?? '').includes('2g');
}

/** Milliseconds of idle time before the first prefetch (PLAT-43). */
export const IDLE_MS = 1000;
/** Concurrent prefetches of chunks (PLAT-45). */
export const MAX_CONCURRENT_CHUNKS = 4;
/** Maximum number of pages prefetched for one page, to save the shopper's data. */
const MAX_PAGES = 4;

/** Runs all tasks with limited concurrency. A failed task counts as done. */
export async function runSequentially(tasks: readonly (() => Promise<unknown>)[], atOnce: number) {
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift())
      await task().catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** A link to a download is no page, and one that is marked external is no page of the shop. */
const PAGES = 'main a[href^="/"]:not([download], [rel~=external])';

/** Visible links of the main content, each URL once, in reading order. */
export function visibleLinks(root: ParentNode, height: number): string[] {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(PAGES)];
  const seen = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    // Links to files are not prefetched either: URLs of pages contain no dot.
    const isPage = !link.target && !link.pathname.includes('.');
    return isPage && bottom > 0 && top < height;
  });
  return [...new Set(seen.map((link) => (link.getAttribute('href') ?? '').split('#')[0] ?? ''))];
}

interface PrefetchOptions {
  readonly routes: RouteTable;
  /** Path within the shop: without query and language prefix. */
  readonly pathOf: (url: string) => string;
  readonly prefetch: (url: string) => void;
  readonly load: Load;
  readonly current: () => string;
  readonly connection: () => Connection | undefined;
}

/**
 * Prefetches what the visitor is likely to open next. One second after the browser becomes idle, it
 * prefetches the pages behind the visible links and the code of all routes. `plan` is called for each
 * page that is shown; the previous page's plan is cancelled.
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
    // Each task runs when the browser is idle.
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
