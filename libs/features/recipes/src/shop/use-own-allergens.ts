import { useEffect, useRef } from 'react';
import type { Allergen } from '@larder/contracts/catalogue';
import { currentCustomer } from '@larder/contracts/customer';
import { shoppingCalls } from '@larder/contracts/shopping';
import { api, request, useCapability, useFeature, type CallResult } from '@larder/platform';

const { getDiet } = shoppingCalls;

/** A customer's own; sent untracked, so that the store keeps none of it. */
const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnDiet: build.mutation<CallResult<typeof getDiet>, void>({ query: request(getDiet) }),
  }),
});

/** Tells, once, what a signed-in shopper does not eat: no pack is chosen that has it. */
export function useOwnAllergens(isWanted: boolean, tell: (allergens: readonly Allergen[]) => void) {
  const { dispatch } = useFeature();
  const customer = useCapability(currentCustomer);
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (!isWanted || !customer?.get()) return undefined;
    let isCurrent = true;
    const asked = dispatch(ownApi.endpoints.getOwnDiet.initiate(undefined, { track: false }));
    void asked.then(({ data }) => {
      if (isCurrent && data && data.allergens.length > 0) latest.current(data.allergens);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, customer, dispatch]);
}
