import type { Point } from './distance.js';

/** Link to directions on another site's map: a plain link, nothing of that site is loaded here. */
export function directionsLink({ lat, lng }: Point, locale: string): string {
  const url = new URL('https://www.openstreetmap.org/directions');
  url.searchParams.set('to', `${lat},${lng}`);
  url.searchParams.set('locale', locale);
  return url.href;
}
