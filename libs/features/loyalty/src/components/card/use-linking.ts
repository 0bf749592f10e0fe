import { useState } from 'react';
import { codeOf, useFeature } from '@larder/platform';
import { loyaltyApi } from '../../api/loyalty-api.js';
import { refetchCart } from '../../api/refetch-cart.js';
import { memberCardOf, ownerIn } from '../../state/membership/membership.js';

export type Linking = 'ready' | 'busy' | 'done' | 'failed' | (typeof refusals)[Refusal];

const refusals = {
  '10048': 'join.closed',
  CONFLICT: 'join.taken',
  TOO_MANY_REQUESTS: 'join.tooMany',
} as const;
type Refusal = keyof typeof refusals;
const isRefusal = (code = ''): code is Refusal => code in refusals;

/** Links the customer's account with the programme (LOY-17), with a card number if given. */
export function useLinking() {
  const context = useFeature();
  const [linkLoyalty] = loyaltyApi.useLinkLoyaltyMutation();
  const [state, setState] = useState<Linking>('ready');
  const link = async (cardNumber?: string) => {
    setState('busy');
    const owner = ownerIn(context);
    const { data, error } = await linkLoyalty({ body: { cardNumber } });
    if (!data) {
      const code = codeOf(error);
      return setState(isRefusal(code) ? refusals[code] : 'failed');
    }
    memberCardOf(context)?.set(data, owner);
    setState('done');
    void refetchCart(context);
  };
  return { state, link: (cardNumber?: string) => void link(cardNumber) };
}
