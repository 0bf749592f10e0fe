import type { ProductLineItem } from '@larder/contracts/cart';
import { Notice } from '@larder/ui';
import { formatFinding, useAllergenText } from '../../messages/allergen-text.js';

/** The lines of a cart or an order that the shopper is warned of, by name. */
export default function AllergenNotes({ lines }: { readonly lines: readonly ProductLineItem[] }) {
  const text = useAllergenText();
  const warned = lines.filter((line) => line.allergenWarning);
  if (warned.length === 0) return null;
  return (
    <Notice type="warning" title={text('notes.title')}>
      <ul>
        {warned.map(({ lineItemId, product, allergenWarning }) => (
          <li key={lineItemId}>
            {product.name}: {allergenWarning && formatFinding(text, allergenWarning)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
