import type { ProductLineItem } from '@larder/contracts/cart';
import { formatFinding, useAllergenText } from '../../messages/allergen-text.js';

/** Lines that keep the order back until the shopper confirms them, by name and allergen. */
export default function UnconfirmedLines({
  lines,
}: {
  readonly lines: readonly ProductLineItem[];
}) {
  const text = useAllergenText();
  return (
    <>
      <p>{text('blocked')}</p>
      <ul>
        {lines.map(({ lineItemId, product, allergenWarning }) => (
          <li key={lineItemId}>
            {product.name}: {allergenWarning && formatFinding(text, allergenWarning)}
          </li>
        ))}
      </ul>
    </>
  );
}
