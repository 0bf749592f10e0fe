import { runBaseline } from './load/load.mjs';
import { note } from './report.mjs';

/**
 * Lists of the baseline per second on a phone of the middle class: a quarter of what a quick machine makes,
 * Lighthouse's slowdown. A slower machine is slowed less, so that the phone stays the same.
 */
const PHONE_BASELINE = 1750;

/** Times by which this machine is slowed to be that phone; prints it. */
export function phoneSlowdown() {
  const slowdown = Math.max(1, runBaseline() / PHONE_BASELINE);
  note('slowdown that makes this machine a phone', slowdown, 'times');
  return slowdown;
}
