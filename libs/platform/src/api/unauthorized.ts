import type { loyaltyCalls } from '@larder/contracts/loyalty';

/** Its 401 tells that there is no card, and nothing of the session. */
const CARD_INFO = 'getCardInfo' satisfies keyof typeof loyaltyCalls;

/** ERR-11: whether an answer tells that the visitor is not, or no longer, signed in. */
export function endsSession(answer: { readonly status: number; readonly call: string }): boolean {
  return answer.status === 401 && answer.call !== CARD_INFO;
}
