// The first script of a page, and a small one: what is seen comes before what makes it answer. Only when
// the first screen is drawn it asks for the shop's code, all files at once, and for the shop's data.
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
  // One after the other, so that the shopper never waits for all of them to have run.
  for (const file of [...files, app]) await import(/* @vite-ignore */ file);
});
