import type { ProductSlotProps } from '@larder/contracts/catalogue';
import { AllergenIcon, Badge, RepeatIcon } from '@larder/ui';
import { formatFinding } from '../../components/personal/format-finding.js';
import { usePersonalText } from '../../messages/personal-text.js';
import { usePersonalDataOf } from '../../components/personal/use-personal.js';
import styles from './badges.module.css';

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
      {mark === 'purchased' && (
        <span title={text('own.purchased')}>
          <Badge tone="neutral" icon={<RepeatIcon />}>
            <span className={styles.text}>{text('own.purchased')}</span>
          </Badge>
        </span>
      )}
    </>
  );
}
