import { createPageMessages } from '@larder/platform';
import { claims as de } from '../de.json';
import { claims as en } from '../en.json';
import { claims as hi } from '../hi.json';
import { claims as fr } from '../fr.json';

/** Texts of claims about delivered goods. */
export const { useText, getText: getClaimsText } = createPageMessages('cart-checkout', {
  de,
  en,
  fr,
  hi,
});
export type ClaimsText = ReturnType<typeof useText>;

const problems = ['CLAIM_CLOSED', 'CONFLICT', 'TOO_MANY_REQUESTS'] as const;

/** Why a claim was not taken, as text. */
export function claimProblem(text: ClaimsText, code: string): string {
  const known = problems.find((one) => one === code);
  return text(known === undefined ? 'problem.other' : `problem.${known}`);
}
