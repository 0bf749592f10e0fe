import type { Ingredient } from '@larder/contracts/recipes';
import type { Wording } from '../messages/use-text.js';

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
];
/** Fractions nearer than this are taken for the same. */
const NEAR = 0.07;

/** Rounds grams and millilitres like a kitchen scale: larger amounts more coarsely. */
function rounded(amount: number): number {
  const step = amount >= 500 ? 10 : amount >= 100 ? 5 : amount >= 10 ? 1 : 0.5;
  return Math.max(step, Math.round(amount / step) * step);
}

/** A number of pieces or spoons with a kitchen's fractions: 1 ½, ¼, 3. */
function counted(amount: number, { number }: Pick<Wording, 'number'>): string {
  const whole = Math.floor(amount + NEAR);
  const rest = amount - whole;
  if (Math.abs(rest) <= NEAR) return number(whole);
  const [, sign = ''] =
    FRACTIONS.find(([value]) => Math.abs(value - rest) <= NEAR) ??
    FRACTIONS[rest < 0.5 ? 0 : 4] ??
    [];
  return whole === 0 ? sign : `${number(whole)} ${sign}`;
}

/**
 * Formats an ingredient's amount for a share of the recipe's portions; empty if the recipe has none. A
 * pinch is only multiplied to whole pinches.
 */
export function formatAmount(
  { amount, unit }: Pick<Ingredient, 'amount' | 'unit'>,
  factor: number,
  wording: Wording,
): string {
  if (amount === undefined) return '';
  const scaled = amount * factor;
  const { t, number } = wording;
  switch (unit) {
    case undefined:
      return counted(scaled, wording);
    case 'g':
    case 'ml': {
      const value = rounded(scaled);
      if (value < 1000) return `${number(value, { digits: 1 })} ${unit}`;
      return `${number(value / 1000)} ${unit === 'g' ? 'kg' : 'l'}`;
    }
    case 'pinch':
    case 'clove':
      return t(`unit.${unit}`, { count: Math.max(1, Math.round(scaled)) });
    case 'bunch':
    case 'piece':
    case 'teaspoon':
    case 'tablespoon':
      return t(`unit.${unit}`, { amount: counted(scaled, wording) });
  }
}

/**
 * Formats an amount in the unit of a pack: 1,2 kg, 250 ml, 3 pieces; lines never break before the unit.
 */
export function formatPack(
  amount: number,
  unit: 'g' | 'ml' | 'piece',
  { t, number }: Wording,
): string {
  if (unit === 'piece')
    return t('unit.piece', { amount: number(Math.max(0.1, Math.round(amount * 10) / 10)) });
  const value = Math.round(amount);
  if (value < 1000) return `${number(value)}\u00a0${unit}`;
  return `${number(value / 1000)}\u00a0${unit === 'g' ? 'kg' : 'l'}`;
}
