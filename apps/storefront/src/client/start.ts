// The first script of a page, and a small one: what is seen comes before what makes it answer. Only when
// the first screen is drawn it asks for the shop's code, all files at once, and for the shop's data.
import { firstSight } from './first-sight.js';

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

void firstSight(document).then(() => {
  for (const file of load.split(' ')) ask(file, 'modulepreload');
  ask(shop, 'preload');
  return import(/* @vite-ignore */ app);
});
