import { useEffect } from 'react';
import { transient, useFeature } from '@larder/platform';
import { cartViewSlice, type CartProblem } from '../state/cart-view.js';
import { useFeatureState } from '../state/state.js';
import { useText, type Text } from '../use-text.js';

/** Milliseconds in which a sentence can be read. */
const READING_TIME = 6000;

/** Tells what did not work, in words, wherever on the page it was tried. */
export function useCartProblems(): void {
  const text = useText();
  const { dispatch } = useFeature();
  const problem = useFeatureState((state) => state.cartView.problem);
  useEffect(() => {
    if (!problem) return;
    dispatch(
      transient(problemWords(text, problem), {
        type: problem.kind === 'maximum' ? 'info' : 'error',
        key: 'cart.problem',
        duration: READING_TIME,
      }),
    );
    dispatch(cartViewSlice.actions.told());
  }, [dispatch, problem, text]);
}

function problemWords(text: Text, problem: CartProblem): string {
  if (problem.kind === 'notAdded')
    return text('problem.notAdded', { names: problem.names.join(', ') });
  return text(`problem.${problem.kind}`);
}
