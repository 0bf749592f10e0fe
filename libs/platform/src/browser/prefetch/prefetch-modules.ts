import type { Load } from '../../feature/module-index.js';

/** Event of the build's loader for a chunk that failed to load. */
const LOAD_ERROR_EVENTS = 'vite:preloadError';
type LoadErrorEvent = Event & { readonly payload: Error };

interface Environment {
  /** Handles failed chunks and may reload the page. */
  readonly onBroken?: ((event: Event) => void) | undefined;
  readonly isOpening: () => boolean;
}

/**
 * Prefetches code. A failure does not affect the current page (PLAT-41). While prefetches are pending,
 * a failure is held back for a moment to find out which load it belongs to; a failure of the page that
 * is being opened is reported at once. It replaces the listener, because a window calls its listeners
 * in order.
 */
export function createModulePrefetcher({
  onBroken = () => undefined,
  isOpening,
}: Environment): Load {
  const excused = new WeakSet<Error>();
  let pendingCount = 0;
  window.removeEventListener(LOAD_ERROR_EVENTS, onBroken);
  window.addEventListener(LOAD_ERROR_EVENTS, (event) => {
    if (pendingCount === 0 || isOpening()) return onBroken(event);
    const { payload } = event as LoadErrorEvent;
    setTimeout(() => {
      if (!excused.has(payload)) onBroken(event);
    });
  });
  return async (module) => {
    pendingCount += 1;
    try {
      return await module.load();
    } catch (error) {
      if (error instanceof Error) excused.add(error);
      throw error;
    } finally {
      pendingCount -= 1;
    }
  };
}
