import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Allergen } from '@larder/contracts/catalogue';
import { currentCustomer } from '@larder/contracts/customer';
import { shoppingCalls } from '@larder/contracts/shopping';
import { api, request, useCapability, useFeature, type CallResult } from '@larder/platform';

const { getDiet } = shoppingCalls;

/** A customer's own; sent untracked, so that the store keeps none of it. */
const dietApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnDiet: build.mutation<CallResult<typeof getDiet>, void>({ query: request(getDiet) }),
  }),
});

const noopSubscribe = () => () => undefined;
const getNoCustomer = () => undefined;

/**
 * Tells what a signed-in shopper does not eat: no pack is chosen that has it. Once for each of them,
 * for what is taken back here by hand stays so.
 */
export function useCustomerAllergens(
  isWanted: boolean,
  tell: (allergens: readonly Allergen[]) => void,
) {
  const { dispatch } = useFeature();
  const customer = useCapability(currentCustomer);
  const { subscribe = noopSubscribe, get = getNoCustomer } = customer ?? {};
  const id = useSyncExternalStore(subscribe, get, getNoCustomer)?.id;
  const latest = useRef(tell);
  latest.current = tell;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!isWanted || id === undefined || id === told.current) return undefined;
    let isCurrent = true;
    const asked = dispatch(dietApi.endpoints.getOwnDiet.initiate(undefined, { track: false }));
    void asked.then(({ data }) => {
      if (!isCurrent || !data) return;
      told.current = id;
      latest.current(data.allergens);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, id, dispatch]);
}
