import type { Consent } from '@larder/contracts/tracking';

/** TRK-06, 10: the first is strictly necessary and always granted. */
export const categories = ['C0001', 'C0002', 'C0003', 'C0004', 'C0007'] as const;
export type Category = (typeof categories)[number];

/** TRK-07…09: the categories that set a flag. */
export const NECESSARY = 'C0001';
export const STATISTIC = 'C0002';
export const MARKETING = 'C0004';
export const TARGET_GROUP = 'C0007';

export type Granted = ReadonlySet<Category>;

/** A manager's granted categories; unknown ones are ignored. */
export function grantedOf(names: Iterable<string>): Granted {
  const given = new Set(names);
  return new Set(categories.filter((one) => one === NECESSARY || given.has(one)));
}

/** TRK-01. */
export function flagsOf(granted: Granted): Consent {
  return {
    marketing: granted.has(MARKETING),
    statistic: granted.has(STATISTIC),
    targetGroupSelection: granted.has(TARGET_GROUP),
  };
}
