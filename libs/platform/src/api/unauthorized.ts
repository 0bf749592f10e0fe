import type { loyaltyCalls } from '@larder/contracts/loyalty';

/** Its 401 means that there is no card and says nothing about the session. */
const CARD_INFO = 'getCardInfo' satisfies keyof typeof loyaltyCalls;

/** ERR-11: whether a response means that the visitor is not, or no longer, signed in. */
export function endsSession(answer: { readonly status: number; readonly call: string }): boolean {
  return answer.status === 401 && answer.call !== CARD_INFO;
}
