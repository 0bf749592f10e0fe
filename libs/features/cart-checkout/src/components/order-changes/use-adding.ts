import { useState } from 'react';
import { indexRoute } from '@larder/contracts/content';
import { buyAgainRoute } from '@larder/contracts/shopping';
import { codeOf, useFeature } from '@larder/platform';
import { additionApi } from '../../api/addition-api.js';

/**
 * Makes the cart an addition to the order, and leads to what was bought before (CART-03). `problem` is
 * the code of a refusal.
 */
export function useAdding(orderNumber: string) {
  const { href, navigate } = useFeature();
  const [problem, setProblem] = useState<ReturnType<typeof codeOf>>();
  const [setCartMode, { isLoading: isBusy }] = additionApi.useSetCartModeMutation();
  const add = async () => {
    setProblem(undefined);
    const { error } = await setCartMode({ body: { mode: 'ADDON', orderNumber } });
    if (error) return setProblem(codeOf(error));
    return navigate(href(buyAgainRoute, {}) ?? href(indexRoute, {}) ?? '/');
  };
  return { add, isBusy, problem };
}
