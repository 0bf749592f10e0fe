import type { FeatureContext } from '@larder/platform';
import { startWebApp } from '../web-app/start-web-app.js';
import { startRowArrows } from './row-arrows.js';
import { showLabels } from './show-labels.js';

/** Fingers push rows by themselves. */
const POINTER = '(hover: hover) and (pointer: fine)';

/**
 * Starts what a page does without until it is hydrated. All in one file: a file that cannot be loaded reloads
 * the page (PLAT-41), which nothing here is worth.
 */
export function startLate(context: FeatureContext): void {
  startWebApp(context);
  if (window.matchMedia('(pointer: coarse)').matches) showLabels(document);
  const main = document.getElementById('content');
  if (main && window.matchMedia(POINTER).matches) startRowArrows(main);
}
