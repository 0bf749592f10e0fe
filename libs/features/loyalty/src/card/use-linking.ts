import { useState } from 'react';
import { codeOf, useFeature } from '@larder/platform';
import { loyaltyApi, untracked } from '../api/loyalty-api.js';
import { memberCardOf } from '../membership/membership.js';

export type Linking = 'ready' | 'busy' | 'done' | 'failed' | 'join.closed';

/** Links the account of whoever is signed in with the programme (LOY-17). */
export function useLinking() {
  const context = useFeature();
  const [state, setState] = useState<Linking>('ready');
  const link = async () => {
    setState('busy');
    const { data, error } = await context.dispatch(
      loyaltyApi.endpoints.linkLoyalty.initiate(undefined, untracked),
    );
    if (!data) return setState(codeOf(error) === '10048' ? 'join.closed' : 'failed');
    memberCardOf(context)?.set(data);
    setState('done');
  };
  return { state, link: () => void link() };
}
