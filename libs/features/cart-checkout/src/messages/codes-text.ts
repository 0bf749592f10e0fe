import { codeOf, isCallError, isUnreachable, createPageMessages } from '@larder/platform';
import { codes as de } from './de.json';
import { codes as en } from './en.json';
import { codes as hi } from './hi.json';
import { codes as fr } from './fr.json';

export const { useText: useCodesText, getText: getCodesText } = createPageMessages(
  'cart-checkout.codes',
  { de, en, fr, hi },
);
type CodesText = ReturnType<typeof useCodesText>;

const explainedCodes = ['223', '227', '228', '229', 'CONFLICT', 'TOO_MANY_REQUESTS'] as const;

/** Why a code could not be redeemed or removed, as text (CART-80…83). */
export function codeProblemMessage(text: CodesText, error: unknown): string {
  if (!isCallError(error) || isUnreachable(error)) return text('problem.unreachable');
  const known = explainedCodes.find((code) => code === codeOf(error));
  if (known) return text(`problem.${known}`);
  return text(error.status === 400 ? 'problem.letters' : 'problem.other');
}
