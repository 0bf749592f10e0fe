import { useState } from 'react';
import type { Order } from '@larder/contracts/checkout';
import { codeOf } from '@larder/platform';
import { orderChangesApi, type ChangeInput } from '../../api/order-changes-api.js';
import { changeProblemMessage, useText } from '../../messages/after-order/order-changes-text.js';

interface ChangePreview {
  readonly change: ChangeInput;
  readonly order: Order;
}

/** A change in two steps: first a preview of the order, then, at exactly that total, the change. */
export function useOrderChange(orderNumber: string, onChanged: () => void) {
  const text = useText();
  const [changeOrder, { isLoading: isBusy }] = orderChangesApi.useChangeOrderMutation();
  const [trial, setTrial] = useState<ChangePreview>();
  const [problem, setProblem] = useState<string>();
  const send = async (body: ChangeInput) => {
    setProblem(undefined);
    const { data, error } = await changeOrder({ params: { orderNumber }, body });
    if (!error) return data;
    setTrial(undefined);
    setProblem(changeProblemMessage(text, codeOf(error)));
    return undefined;
  };
  const tryOut = async (change: ChangeInput) => {
    const answer = await send(change);
    if (answer) setTrial({ change, order: answer.order });
  };
  const confirm = async () => {
    if (!trial) return;
    const { total } = trial.order.priceInfo;
    if (await send({ ...trial.change, expectedTotal: total })) onChanged();
  };
  return { trial, isBusy, problem, setProblem, tryOut, confirm, back: () => setTrial(undefined) };
}
