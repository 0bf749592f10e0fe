import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Allergen } from '@larder/contracts/catalogue';
import { currentCustomer } from '@larder/contracts/customer';
import { shoppingCalls } from '@larder/contracts/shopping';
import { privateApi, request, useCapability, type CallResult } from '@larder/platform';

const { getDiet } = shoppingCalls;

const dietApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnDiet: build.query<CallResult<typeof getDiet>, void>({ query: request(getDiet) }),
  }),
});

const noopSubscribe = () => () => undefined;
const getNoCustomer = () => undefined;

/**
 * Applies a signed-in shopper's avoided allergens: no pack with them is chosen. Once per shopper, so
 * that manual changes are kept.
 */
export function useCustomerAllergens(
  isWanted: boolean,
  onAllergens: (allergens: readonly Allergen[]) => void,
) {
  const customer = useCapability(currentCustomer);
  const { subscribe = noopSubscribe, get = getNoCustomer } = customer ?? {};
  const id = useSyncExternalStore(subscribe, get, getNoCustomer)?.id;
  const latest = useRef(onAllergens);
  latest.current = onAllergens;
  const [appliedId, setAppliedId] = useState<string>();
  const skip = !isWanted || id === undefined || id === appliedId;
  const { currentData: diet } = dietApi.useGetOwnDietQuery(undefined, { skip });
  useEffect(() => {
    if (!diet) return;
    setAppliedId(id);
    latest.current(diet.allergens);
  }, [diet, id]);
}
