import { useState } from 'react';
import type { RecipeTile } from '@larder/contracts/recipes';
import { transient, useFeature } from '@larder/platform';
import { CartIcon, IconButton } from '@larder/ui';
import type { RecipePurchase } from '../plan/cart/recipe-to-cart.js';
import { useSavedText } from './saved-text.js';

/** Long enough to take it back. */
const NOTICE_MS = 8000;
/** A notice about one tap replaces the notice about the previous one. */
const NOTICE_KEY = 'recipe-to-cart';

/** Everything for the recipe into the cart in one tap; its code comes with the first tap. */
export function PutAll({ recipe }: { readonly recipe: RecipeTile }) {
  const text = useSavedText();
  const { name } = recipe;
  const context = useFeature();
  const [isBusy, setBusy] = useState(false);
  const say = (message: string, type: 'success' | 'error') =>
    context.dispatch(transient(message, { type, key: NOTICE_KEY }));
  const report = (purchase: RecipePurchase) => {
    if (purchase.result === 'cancelled') return;
    if (purchase.result !== 'added') {
      say(purchase.result === 'nothing' ? text('nothing', { name }) : text('putFailed'), 'error');
      return;
    }
    const { count, missing, undo } = purchase;
    const offer = (message: string, type: 'success' | 'error') => {
      const shown = { type, key: NOTICE_KEY, duration: NOTICE_MS };
      const action = undo && { label: text('undo'), does: takeBack };
      context.dispatch(transient(message, { ...shown, ...(action && { action }) }));
    };
    const takeBack = () =>
      void undo?.().then((isUndone) =>
        isUndone ? say(text('undone'), 'success') : offer(text('notSaved'), 'error'),
      );
    const done = text('done', { count });
    const rest = missing.length > 0 ? ` ${text('missing', { list: missing.join(', ') })}` : '';
    offer(`${done}${rest}`, 'success');
  };
  const put = async () => {
    setBusy(true);
    try {
      const { recipeToCart } = await import('../plan/cart/recipe-to-cart.js');
      report(await recipeToCart(context, recipe));
    } catch {
      // The code could not be loaded.
      say(text('putFailed'), 'error');
    }
    setBusy(false);
  };
  return (
    <IconButton
      raised
      disabled={isBusy}
      label={text('put', { name })}
      icon={<CartIcon />}
      onClick={() => void put()}
    />
  );
}
