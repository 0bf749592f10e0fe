import type { FeatureContext } from '@larder/platform';
import { startWebApp } from '../web-app/start-web-app.js';

/** Touch screens push rows by themselves. */
const POINTER = '(hover: hover) and (pointer: fine)';

/** Starts what a page does without until it is hydrated. */
export function startLate(context: FeatureContext): void {
  startWebApp(context);
  const root = document.getElementById('root');
  if (root && window.matchMedia(POINTER).matches)
    void import('./row-arrows.js').then(({ followRows }) => followRows(root));
}
