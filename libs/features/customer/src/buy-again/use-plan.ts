import { useState } from 'react';
import { catalogueCalls } from '@larder/contracts/catalogue';
import { api, request, useFeature, type ArgsOf, type CallResult } from '@larder/platform';
import { planAgain, type AgainLine, type PlannedLine } from './plan-again.js';

const { getProducts } = catalogueCalls;
/** The most that one answer has. */
const AT_ONCE = 96;

/** What one buys again is the customer's own: asked for untracked. */
const againApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAgain: build.mutation<CallResult<typeof getProducts>, ArgsOf<typeof getProducts>>({
      query: request(getProducts),
    }),
  }),
});

/** Looks how the lines are today. */
export function usePlan(lines: readonly AgainLine[]) {
  const { dispatch } = useFeature();
  const [plan, setPlan] = useState<readonly PlannedLine[]>([]);
  const [state, setState] = useState<'none' | 'looking' | 'failed'>('none');
  const look = async (): Promise<readonly PlannedLine[] | undefined> => {
    setState('looking');
    setPlan([]);
    const parts = [];
    for (let i = 0; i < lines.length; i += AT_ONCE) parts.push(lines.slice(i, i + AT_ONCE));
    const answers = await Promise.all(
      parts.map((part) => {
        const skus = part.map(({ sku }) => sku).join(',');
        const query = { skus, pageSize: AT_ONCE };
        return dispatch(againApi.endpoints.getAgain.initiate({ query }, { track: false }));
      }),
    );
    const isWhole = answers.every(({ data }) => data !== undefined);
    setState(isWhole ? 'none' : 'failed');
    if (!isWhole) return undefined;
    const found = planAgain(
      lines,
      answers.flatMap(({ data }) => data?.results ?? []),
    );
    setPlan(found);
    return found;
  };
  return { plan, state, look, clear: () => setPlan([]) };
}
