import type { Load } from '../feature/module-index.js';

/** What the build's loader says of code that did not come. */
const LOAD_ERROR_EVENTS = 'vite:preloadError';
type LoadErrorEvent = Event & { readonly payload: Error };

interface Environment {
  /** Listens for code that did not come, and may load the page anew. */
  readonly onBroken?: ((event: Event) => void) | undefined;
  readonly isOpening: () => boolean;
}

/**
 * Loads what nobody waits for: where it fails, the page that is there stays (PLAT-41). While such loads
 * are on the way a failure waits for a moment, until it shows whose it is; that of a page which is being
 * opened is told at once. It takes the listener's place: a window calls its listeners in their order.
 */
export function createModulePrefetcher({
  onBroken = () => undefined,
  isOpening,
}: Environment): Load {
  const excused = new WeakSet<Error>();
  let onTheWay = 0;
  window.removeEventListener(LOAD_ERROR_EVENTS, onBroken);
  window.addEventListener(LOAD_ERROR_EVENTS, (event) => {
    if (onTheWay === 0 || isOpening()) return onBroken(event);
    const { payload } = event as LoadErrorEvent;
    setTimeout(() => {
      if (!excused.has(payload)) onBroken(event);
    });
  });
  return async (module) => {
    onTheWay += 1;
    try {
      return await module.load();
    } catch (error) {
      if (error instanceof Error) excused.add(error);
      throw error;
    } finally {
      onTheWay -= 1;
    }
  };
}
