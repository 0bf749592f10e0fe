import type { ClaimableLine } from '@larder/contracts/checkout';

/** Weighed goods are claimed in steps of so many grams, others piece by piece. */
const gramStep = 100;

const stepOf = ({ weighed }: ClaimableLine) => (weighed ? gramStep : 1);

/** One step more, up to all that was delivered. */
export function moreOf(line: ClaimableLine, quantity: number): number {
  return Math.min(line.quantity, quantity + stepOf(line));
}

/** One step less, down to nothing; all of a line may end between two steps. */
export function lessOf(line: ClaimableLine, quantity: number): number {
  const step = stepOf(line);
  return Math.max(0, (Math.ceil(quantity / step) - 1) * step);
}
