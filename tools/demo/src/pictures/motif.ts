import type { DemoProduct } from '../feed/build.js';

/** What a product's picture shows: its icons, and the look that changes them. */
export function motifOf({ art, options }: DemoProduct): string {
  const look = options.get('look');
  if (look === 'mince') return look;
  return look === undefined ? art.join(' ') : `${art.join(' ')} (${look})`;
}
