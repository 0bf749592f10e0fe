import type { FeatureContext } from '@larder/platform';
import { startWebApp } from '../web-app/start-web-app.js';
import { showLabels } from './show-labels.js';

/** Fingers push rows by themselves. */
const POINTER = '(hover: hover) and (pointer: fine)';

/** Starts what a page does without until it is hydrated. */
export function startLate(context: FeatureContext): void {
  startWebApp(context);
  if (window.matchMedia('(pointer: coarse)').matches) showLabels(document);
  const main = document.getElementById('content');
  if (main && window.matchMedia(POINTER).matches)
    void import('./row-arrows.js').then(({ startRowArrows }) => startRowArrows(main));
}
