import { useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { announce } from '@larder/ui';
import { enqueueChange, type Change } from '../../state/set-quantity.js';
import { validateCart } from '../cart/validation/validate-cart.js';
import { errorsOf } from '../cart/validation/validation-groups.js';
import { stateOf } from '../../state/state.js';
import { codesApi } from '../../api/codes-api.js';
import { codeProblemMessage, useCodesText } from '../../messages/codes-text.js';

interface Problem {
  readonly of: 'field' | 'list';
  readonly message: string;
}

interface Answer {
  readonly data?: Cart | undefined;
  readonly error?: unknown;
}

/** Puts codes on the cart and takes them off, each in its turn among the cart's other changes. */
export function useCodes() {
  const text = useCodesText();
  const context = useFeature();
  const [addDiscountCode] = codesApi.useAddDiscountCodeMutation();
  const [removeDiscountCode] = codesApi.useRemoveDiscountCodeMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const change = async (of: Problem['of'], sent: Change<Answer>) => {
    setBusy(true);
    setProblem(undefined);
    const { data, error } = await enqueueChange(context, sent);
    setBusy(false);
    if (data) return data;
    const message = codeProblemMessage(text, error);
    setProblem({ of, message });
    announce(message);
    return undefined;
  };

  return {
    isBusy,
    problem,
    async add(typed: string): Promise<boolean> {
      const cart = await change('field', () => addDiscountCode({ body: { code: typed } }));
      if (!cart) return false;
      const plain = typed.replace(/\s/g, '').toUpperCase();
      const found = cart.discountCodes.find(({ code }) => code === plain);
      if (found) announce(text('added', { code: found.code, title: found.title }));
      return true;
    },
    async remove(code: string): Promise<boolean> {
      const cart = await change('list', () => removeDiscountCode({ query: { code } }));
      if (!cart) return false;
      announce(text('removed', { code }));
      // Its fault is also shown elsewhere until the cart is validated again.
      const { errors } = stateOf(context.getState()).checkout;
      if (errorsOf(errors, 'discountCode', undefined).length > 0) void validateCart(context);
      return true;
    },
  };
}
