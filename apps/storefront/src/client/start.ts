// The first script of a page, small so that the first paint comes before hydration. After the first
// paint, it requests the shop's code, all files at once, and the shop's data.
import { firstPaint } from './first-paint.js';
import { retryStyles } from './retry-styles.js';

const {
  load = '',
  shop = '',
  app = '',
} = document.querySelector<HTMLElement>('[data-app]')?.dataset ?? {};

function ask(href: string, rel: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (rel === 'preload') link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

retryStyles(document);
void firstPaint(document).then(async () => {
  const files = load.split(' ');
  for (const file of files) ask(file, 'modulepreload');
  ask(shop, 'preload');
  // In separate tasks, so that input is handled between them.
  for (const file of [...files, app]) await import(/* @vite-ignore */ file);
});
