/**
 * `amount × numerator ÷ denominator` rounded half up to a whole number, in integer arithmetic, so
 * that no cent is lost to binary fractions. All three are integers, none negative.
 */
export function scaled(amount: number, numerator: number, denominator: number): number {
  return Math.floor((2 * amount * numerator + denominator) / (2 * denominator));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
