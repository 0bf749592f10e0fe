import type { ProductPlaceProps } from '@larder/contracts/catalogue';
import { AllergenIcon, Badge } from '@larder/ui';
import { findingWords } from './finding-words.js';
import { useOwnText } from './own-text.js';
import { useOwnOf } from './use-own.js';

/** Over a product's picture: what does not fit the customer's diet, and that they bought it before. */
export default function OwnBadges({ product: { sku } }: ProductPlaceProps) {
  const text = useOwnText();
  const { mark, finding } = useOwnOf(sku);
  return (
    <>
      {findingWords(text, finding).map((words) => (
        <Badge key={words} tone="warning" icon={<AllergenIcon />}>
          {words}
        </Badge>
      ))}
      {mark === 'purchased' && <Badge tone="neutral">{text('own.purchased')}</Badge>}
    </>
  );
}
