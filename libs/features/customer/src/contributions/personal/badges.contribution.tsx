import type { ProductSlotProps } from '@larder/contracts/catalogue';
import { AllergenIcon, Badge } from '@larder/ui';
import { formatFinding } from '../../components/personal/format-finding.js';
import { usePersonalText } from '../../messages/personal-text.js';
import { usePersonalDataOf } from '../../components/personal/use-personal.js';

/** Over a product's picture: what does not fit the customer's diet, and that they bought it before. */
export default function PersonalBadges({ product: { sku } }: ProductSlotProps) {
  const text = usePersonalText();
  const { mark, finding } = usePersonalDataOf(sku);
  return (
    <>
      {formatFinding(text, finding).map((message) => (
        <Badge key={message} tone="warning" icon={<AllergenIcon />}>
          {message}
        </Badge>
      ))}
      {mark === 'purchased' && <Badge tone="neutral">{text('own.purchased')}</Badge>}
    </>
  );
}
