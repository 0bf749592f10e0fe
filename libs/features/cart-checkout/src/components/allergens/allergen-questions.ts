import type { ProductAllergenWarning } from '@larder/contracts';
import type { FeatureContext } from '@larder/platform';
import { cartViewSlice } from '../../state/cart-view.js';

/** An open question: the warnings, and the callback. */
export interface AllergenQuestion {
  readonly warnings: readonly ProductAllergenWarning[];
  /** Takes the skus that the shopper wants nevertheless. */
  readonly answer: (skus: readonly string[]) => void;
}

interface Questions {
  open?: AllergenQuestion | undefined;
  last: Promise<unknown>;
  readonly listeners: Set<() => void>;
}

const all = new WeakMap<FeatureContext, Questions>();

function questionsOf(context: FeatureContext): Questions {
  const known = all.get(context);
  if (known) return known;
  const own: Questions = { last: Promise.resolve(), listeners: new Set() };
  all.set(context, own);
  return own;
}

export const openQuestion = (context: FeatureContext) => questionsOf(context).open;

export function onQuestion(context: FeatureContext, listener: () => void): () => void {
  const { listeners } = questionsOf(context);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Asks the shopper to confirm products with avoided allergens, one by one. Returns the confirmed skus.
 * Concurrent questions are queued.
 */
export function confirmAllergens(
  context: FeatureContext,
  warnings: readonly ProductAllergenWarning[],
): Promise<readonly string[]> {
  const own = questionsOf(context);
  const show = (question: AllergenQuestion | undefined) => {
    own.open = question;
    for (const listener of own.listeners) listener();
  };
  const answered = own.last.then(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const answer = (skus: readonly string[]) => {
          show(undefined);
          resolve(skus);
        };
        show({ warnings, answer });
        // Loads what shows the question where there has been no cart yet.
        context.dispatch(cartViewSlice.actions.failed({ kind: 'allergens' }));
      }),
  );
  own.last = answered;
  return answered;
}
