import type { StoreLine } from '../medusa/store-schemas.js';

export interface WantedLine {
  readonly variantId: string;
  /** Pieces, or grams of weighed goods. */
  readonly quantity: number;
}

/** A call that changes one line of a cart in Medusa. */
export type LineChange =
  | { readonly kind: 'add'; readonly variantId: string; readonly quantity: number }
  | {
      readonly kind: 'change';
      readonly lineId: string;
      readonly variantId: string;
      readonly quantity: number;
    }
  | { readonly kind: 'remove'; readonly lineId: string };

/** The changes after which Medusa's lines are the wanted ones; those that take away are first. */
export function planLines(
  lines: readonly StoreLine[],
  wanted: readonly WantedLine[],
): LineChange[] {
  const rest = new Map(wanted.map(({ variantId, quantity }) => [variantId, quantity]));
  const changes: LineChange[] = [];
  for (const { id, variant_id: variantId, quantity } of lines) {
    const target = rest.get(variantId);
    rest.delete(variantId);
    if (target === undefined) changes.unshift({ kind: 'remove', lineId: id });
    else if (target !== quantity)
      changes.push({ kind: 'change', lineId: id, variantId, quantity: target });
  }
  const added = [...rest].map(
    ([variantId, quantity]) => ({ kind: 'add', variantId, quantity }) as const,
  );
  return [...changes, ...added];
}
