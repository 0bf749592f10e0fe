import { createPageMessages } from '@larder/platform';
import { orderChanges as de } from '../de.json';
import { orderChanges as en } from '../en.json';
import { orderChanges as hi } from '../hi.json';
import { orderChanges as fr } from '../fr.json';

/** Texts of a placed order's changes. */
export const { useText } = createPageMessages('cart-checkout', { de, en, fr, hi });
export type OrderChangesText = ReturnType<typeof useText>;

const problems = [
  'ORDER_CLOSED',
  'ORDER_PREPAID',
  'CONFLICT',
  'CART_EMPTY',
  'MIN_ORDER_VALUE',
] as const;
const timeSlotProblems = ['022', '023', '140', '141'] as const;

/** Why an order could not be changed, as text. */
export function changeProblemMessage(text: OrderChangesText, code: string): string {
  const known = [...problems, ...timeSlotProblems].find((one) => one === code);
  return text(known === undefined ? 'care.problem.other' : `care.problem.${known}`);
}
