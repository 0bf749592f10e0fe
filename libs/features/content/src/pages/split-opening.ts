import type { Block } from '@larder/contracts/content';

/**
 * Sections for narrow screens that come before all others: a phone's home page opens with them, and the
 * question for the postcode follows.
 */
export function splitOpening(all: readonly Block[]) {
  const rest = all.findIndex(({ fields }) => fields['screens'] !== 'narrow');
  const end = rest < 0 ? all.length : rest;
  return { opening: all.slice(0, end), blocks: all.slice(end) };
}
