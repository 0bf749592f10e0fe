import type { FeatureContext } from '@larder/platform';
import { preloadLayout as preload } from '../../shell/preload-layout.js';
import { startWebApp } from '../web-app/start-web-app.js';
import { pollBuilds, type BuildPoller } from './poll-builds.js';
import { showLabels } from './show-labels.js';

/** Fingers push rows by themselves. */
const POINTER = '(hover: hover) and (pointer: fine)';

/** Loads the layout of a page that the browser renders; its parts load again what fails. */
export const preloadLayout = (context: FeatureContext): Promise<unknown> =>
  preload(context).catch(() => undefined);

/** Starts what a page does without until it is hydrated; `version` is that of the running build. */
export function startLate(context: FeatureContext, version: string): BuildPoller {
  startWebApp(context);
  if (window.matchMedia('(pointer: coarse)').matches) showLabels(document);
  const main = document.getElementById('content');
  if (main && window.matchMedia(POINTER).matches) void loadArrows(main);
  return pollBuilds(version, window.fetch.bind(window));
}

/** Browsers name the file in the message, but for Safari. */
const isOfArrows = (error: unknown) => String(error).includes('row-arrows');

/** A file that cannot be loaded reloads the page (PLAT-41), which arrows are not worth. */
async function loadArrows(main: HTMLElement): Promise<void> {
  const keepPage = (event: Event & { readonly payload?: unknown }) => {
    if (isOfArrows(event.payload)) event.stopImmediatePropagation();
  };
  window.addEventListener('vite:preloadError', keepPage, { capture: true });
  try {
    const { startRowArrows } = await import('./row-arrows.js');
    startRowArrows(main);
  } catch (error) {
    if (!isOfArrows(error)) throw error;
  } finally {
    window.removeEventListener('vite:preloadError', keepPage, { capture: true });
  }
}
