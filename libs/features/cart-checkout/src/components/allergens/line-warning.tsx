import { useState } from 'react';
import type { ProductLineItem } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { Button, Notice } from '@larder/ui';
import { cartApi } from '../../api/cart/cart-api.js';
import { enqueueChange } from '../../state/set-quantity.js';
import { formatFinding, useAllergenText } from '../../messages/allergen-text.js';

/** Allergen warning of a cart line, with a button to confirm it. */
export default function LineWarning({ line }: { readonly line: ProductLineItem }) {
  const text = useAllergenText();
  const { isBusy, hasFailed, confirm } = useConfirming(line);
  const { allergenWarning: warning, product } = line;
  if (!warning) return null;
  const action = !warning.isConfirmed && (
    <Button
      variant="secondary"
      busy={isBusy}
      aria-label={text('line.confirmName', { name: product.name })}
      onClick={() => void confirm()}
    >
      {text('line.confirm')}
    </Button>
  );
  return (
    <Notice type={warning.isConfirmed ? 'info' : 'warning'} actions={action}>
      {formatFinding(text, warning)} {warning.isConfirmed && text('line.confirmed')}
      {hasFailed && <p role="alert">{text('line.failed')}</p>}
    </Notice>
  );
}

function useConfirming({ product: { sku }, quantity, allergenWarning }: ProductLineItem) {
  const context = useFeature();
  const [setItem] = cartApi.useSetItemMutation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const confirm = async () => {
    if (!allergenWarning) return;
    setBusy(true);
    setFailed(false);
    const { isConfirmed: _, ...confirmedAllergens } = allergenWarning;
    const body = { sku, quantity, confirmedAllergens };
    const { error } = await enqueueChange(context, () => setItem({ query: {}, body }));
    setBusy(false);
    setFailed(error !== undefined);
  };
  return { isBusy, hasFailed, confirm };
}
