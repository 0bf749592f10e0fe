import { pageTexts } from '@larder/platform';
import de from './care.de.json';
import en from './care.en.json';

/** Words of what comes after an order. */
export const { useText } = pageTexts('cart-checkout', { de, en });
export type CareText = ReturnType<typeof useText>;

const problems = [
  'ORDER_CLOSED',
  'ORDER_PREPAID',
  'CONFLICT',
  'CART_EMPTY',
  'MIN_ORDER_VALUE',
] as const;
const windowProblems = ['022', '023', '140', '141'] as const;

/** Why an order could not be changed, in words. */
export function problemWords(text: CareText, code: string): string {
  const known = [...problems, ...windowProblems].find((one) => one === code);
  return text(known === undefined ? 'care.problem.other' : `care.problem.${known}`);
}
