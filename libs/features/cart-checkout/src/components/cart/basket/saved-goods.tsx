import { useState } from 'react';
import type { SavedGood } from '@larder/contracts/cart/basket';
import type { Product } from '@larder/contracts/catalogue';
import { useFeature, useTexts } from '@larder/platform';
import { announce, Button, IconButton, TrashIcon } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import { addToCart } from '../../../state/add-lines.js';
import { enqueueChange, lineOf } from '../../../state/set-quantity.js';
import { cachedCart } from '../../../api/cart/cart-cache.js';
import { isOrderable } from '../add-to-cart.js';
import { formatQuantity } from '../lines/format-quantity.js';
import { basketApi } from './basket-api.js';
import { useBasketText } from './basket-text.js';
import styles from './basket.module.css';
import { GoodCard } from './good-card.js';

/** What the shopper has put aside, below the cart; nothing where that is nothing. */
export default function SavedGoods() {
  const text = useBasketText();
  const { data } = basketApi.useGetSavedGoodsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.goods.length === 0) return null;
  return (
    <section aria-labelledby="cart-saved" className={styles.section}>
      <h2 id="cart-saved" className={styles.title} tabIndex={-1}>
        {text('saved.title', { count: data.goods.length })}
      </h2>
      <ul role="list" className={styles.grid}>
        {data.goods.map((good) => (
          <Good key={good.sku} good={good} />
        ))}
      </ul>
    </section>
  );
}

function Good({ good }: { readonly good: SavedGood }) {
  const { product } = good;
  if (!product) return <GoneGood good={good} />;
  return (
    <GoodCard product={product}>
      <SavedActions good={{ ...good, product }} />
    </GoodCard>
  );
}

function SavedActions({ good }: { readonly good: SavedGood & { readonly product: Product } }) {
  const text = useBasketText();
  const ownText = useText();
  const context = useFeature();
  const amount = formatQuantity(ownText, useTexts(), good.product, good.quantity);
  const { remove } = useRemove(good);
  const giveNote = useGiveNote(good);
  const [isBusy, setBusy] = useState(false);
  const { sku, quantity, product } = good;
  const back = async () => {
    setBusy(true);
    const result = await addToCart(context, [{ sku, quantity, product }]);
    // It stays put aside unless it is in the cart, with its note.
    if (result === 'added' && (await giveNote())) {
      announce(text('saved.back', { name: product.name }));
      await remove();
    }
    setBusy(false);
  };
  return (
    <>
      <span className={styles.muted}>{amount}</span>
      {good.note !== undefined && <q className={styles.noteText}>{good.note}</q>}
      <span className={styles.actions}>
        {isOrderable(product) ? (
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={text('saved.toCartNamed', { amount, name: product.name })}
            onClick={() => void back()}
          >
            {text('saved.toCart')}
          </Button>
        ) : (
          <span className={styles.muted}>{text('saved.unavailable')}</span>
        )}
        <RemoveButton good={good} />
      </span>
    </>
  );
}

/** The shop no longer has it. */
function GoneGood({ good }: { readonly good: SavedGood }) {
  const text = useBasketText();
  return (
    <li className={styles.card}>
      <p className={styles.cardName}>{good.name}</p>
      <div className={styles.cardFoot}>
        <span className={styles.muted}>{text('saved.gone')}</span>
        <RemoveButton good={good} />
      </div>
    </li>
  );
}

function RemoveButton({ good }: { readonly good: SavedGood }) {
  const text = useBasketText();
  const { remove, isBusy } = useRemove(good);
  return (
    <IconButton
      icon={<TrashIcon />}
      label={text('saved.remove', { name: good.product?.name ?? good.name })}
      disabled={isBusy}
      onClick={() => void remove()}
    />
  );
}

/** Gives the line in the cart the note that was put aside, unless it has one; false where that fails. */
function useGiveNote({ sku, note }: SavedGood) {
  const context = useFeature();
  const [setLineNote] = basketApi.useSetLineNoteMutation();
  return async () => {
    const line = lineOf(cachedCart(context.getState()), sku);
    if (note === undefined || !line || line.note !== undefined) return true;
    const params = { lineItemId: line.lineItemId };
    const { error } = await enqueueChange(context, () => setLineNote({ params, body: { note } }));
    return error === undefined;
  };
}

function useRemove({ sku }: SavedGood) {
  const [removeSavedGood, { isLoading: isBusy }] = basketApi.useRemoveSavedGoodMutation();
  return { remove: () => removeSavedGood({ params: { sku } }), isBusy };
}
