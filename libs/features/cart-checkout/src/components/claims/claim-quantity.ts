import type { ClaimableLine } from '@larder/contracts/checkout';

const quarterPound = 113.398;
/** Less than a tenth of an ounce is not seen. */
const unseen = 2.8;

/** Weighed goods are claimed in steps of so many grams, others piece by piece. */
function stepOf({ weighed, isInPounds }: ClaimableLine): { size: number; near: number } {
  if (isInPounds) return { size: quarterPound, near: unseen };
  return { size: weighed ? 100 : 1, near: 0 };
}

/** One step more, up to all that was delivered. */
export function moreOf(line: ClaimableLine, quantity: number): number {
  const { size, near } = stepOf(line);
  const more = Math.round((Math.round(quantity / size) + 1) * size);
  return more + near >= line.quantity ? line.quantity : more;
}

/** One step less, down to nothing; all of a line may end between two steps. */
export function lessOf(line: ClaimableLine, quantity: number): number {
  const { size, near } = stepOf(line);
  return Math.max(0, Math.round((Math.ceil((quantity - near) / size) - 1) * size));
}

/** What can be chosen of a line, smallest first; of heavy lines in larger steps. */
export function claimChoices(line: ClaimableLine, most: number): number[] {
  const all: number[] = [];
  for (let last = 0; last < line.quantity; all.push(last)) last = moreOf(line, last);
  const every = line.weighed ? Math.ceil(all.length / most) : 1;
  return all
    .filter((amount, at) => (at + 1) % every === 0 || amount === line.quantity)
    .slice(0, most);
}
