import type { PickLine } from '@larder/office-contract';

type Unit = Pick<PickLine, 'isWeighed' | 'isInPounds'>;

const gramsPerPound = 453.59237;

/** Hundredths of a pound, which scales show, or thousandths where only these are the same gram. */
const pounds = (grams: number) => {
  const short = Number((grams / gramsPerPound).toFixed(2));
  return inGrams(short) === grams ? short : Number((grams / gramsPerPound).toFixed(3));
};

const inGrams = (value: number) => Math.round(value * gramsPerPound);

/** Grams, or pieces, as a picker reads and types them. */
export const shownAmount = ({ isInPounds }: Unit, amount: number) =>
  isInPounds ? pounds(amount) : amount;

/** Grams, or pieces, of what a picker typed; decimals have a point or a comma. */
export function readAmount({ isInPounds }: Unit, typed: string): number {
  const value = Number(typed.replace(',', '.'));
  return isInPounds ? inGrams(value) : value;
}

/** What may be typed: more than nothing, and decimals for pounds alone. */
export const amountInput = ({ isInPounds }: Unit) =>
  isInPounds
    ? ({ inputMode: 'decimal', pattern: '(?=.*[1-9])[0-9]{0,3}([.,][0-9]{1,3})?' } as const)
    : ({ inputMode: 'numeric', pattern: '[1-9][0-9]*' } as const);

/** The message that names the unit. */
export const unitLabel = ({ isWeighed, isInPounds }: Unit) =>
  `office.order.${isInPounds ? 'pounds' : isWeighed ? 'grams' : 'pieces'}` as const;
