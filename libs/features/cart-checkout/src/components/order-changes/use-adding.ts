import { useState } from 'react';
import { indexRoute } from '@larder/contracts/content';
import { buyAgainRoute } from '@larder/contracts/shopping';
import { codeOf, useFeature } from '@larder/platform';
import { cartModeApi } from '../../api/order-changes-api.js';
import { changeProblemMessage, useText } from '../../messages/order-changes-text.js';

/** Makes the cart an addition to the order, and leads to what was bought before (CART-03). */
export function useAdding(orderNumber: string) {
  const text = useText();
  const { href, navigate } = useFeature();
  const [problem, setProblem] = useState<string>();
  const [setCartMode, { isLoading: isBusy }] = cartModeApi.useSetCartModeMutation();
  const add = async () => {
    setProblem(undefined);
    const { error } = await setCartMode({ body: { mode: 'ADDON', orderNumber } });
    if (error) return setProblem(changeProblemMessage(text, codeOf(error)));
    return navigate(href(buyAgainRoute, {}) ?? href(indexRoute, {}) ?? '/');
  };
  return { add, isBusy, problem };
}
