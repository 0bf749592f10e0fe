import { useEffect, useRef } from 'react';
import { paymentResultRoute } from '@larder/contracts/checkout';
import { removeNotification, transient, useFeature } from '@larder/platform';
import { cartViewSlice, type CartProblem } from '../../../state/cart-view.js';
import { useFeatureState } from '../../../state/state.js';
import { setQuantity } from '../../../state/set-quantity.js';
import { useText, type Text } from '../../../messages/use-text.js';

/** Milliseconds in which a sentence can be read. */
const READING_TIME_MS = 6000;

/** Shows failures as notifications, for actions anywhere on the page. */
export function useCartProblems(): void {
  const text = useText();
  const context = useFeature();
  const problem = useFeatureState((state) => state.cartView.problem);
  const known = useRef<CartProblem>(undefined);
  useEffect(() => {
    // Each is shown once, regardless of other changes.
    if (!problem || problem === known.current) return;
    known.current = problem;
    const { dispatch } = context;
    if (problem.kind === 'allergens') return void dispatch(cartViewSlice.actions.dismissed());
    // The target page shows it, and needs the query of NAV-70.
    if (problem.kind === 'frozen')
      return context.navigate(context.href(paymentResultRoute, {}) ?? '/');
    if (problem.kind === 'undo') {
      void setQuantity(context, problem);
      dispatch(removeNotification('cart.removed'));
      dispatch(cartViewSlice.actions.dismissed());
      return;
    }
    dispatch(
      transient(problemMessage(text, problem), {
        type: problem.kind === 'maximum' ? 'info' : 'error',
        key: 'cart.problem',
        duration: READING_TIME_MS,
      }),
    );
    dispatch(cartViewSlice.actions.dismissed());
  }, [context, problem, text]);
}

function problemMessage(
  text: Text,
  problem: Exclude<CartProblem, { kind: 'allergens' | 'frozen' | 'undo' }>,
): string {
  const names = 'names' in problem ? problem.names.join(', ') : '';
  return text(`problem.${problem.kind}`, { names });
}
