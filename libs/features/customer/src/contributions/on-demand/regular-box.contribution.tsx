import { useEffect, useState } from 'react';
import type { ProductDetail } from '@larder/contracts/catalogue';
import { profileRoute, type CustomerSettings } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { FieldGroup, RadioCard } from '@larder/ui';
import { useText } from '../../messages/regular-text.js';
import { useAccount } from '../../state/account/use-account.js';
import { wishedRhythms, wishRhythm, type Rhythm } from '../../state/rhythm.js';
import styles from './regular-box.module.css';

interface Props {
  readonly product: ProductDetail;
}

const choices = [
  [0, 'regular.once'],
  [1, 'regular.week'],
  [2, 'regular.weeks'],
] as const;

/** On the page of a box: how often. The standing order is made of the order, once it is placed. */
export default function RegularBox({ product }: Props) {
  const text = useText();
  const { href, settings } = useFeature();
  const [rhythm, choose] = useRhythm(product.sku);
  const { standingCategories = [] } = settings<CustomerSettings | undefined>('account') ?? {};
  const to = href(profileRoute, { slug: 'standing-orders' });
  const categories = [product.category, ...product.parentCategories];
  if (to === undefined || !categories.some(({ slug }) => standingCategories.includes(slug)))
    return null;
  return (
    <FieldGroup legend={text('regular.title')}>
      <div className={styles.choices}>
        {choices.map(([value, key]) => (
          <RadioCard
            key={value}
            compact
            name="rhythm"
            title={text(key)}
            checked={rhythm === value}
            onChange={() => choose(value)}
          />
        ))}
      </div>
      <div role="status">
        {rhythm !== 0 && (
          <p className={styles.hint}>
            {text('regular.text')} <Link href={to}>{text('regular.link')}</Link>
          </p>
        )}
      </div>
    </FieldGroup>
  );
}

/** What this visitor chose for the product in this tab; once on the server. */
function useRhythm(sku: string): readonly [Rhythm, (rhythm: Rhythm) => void] {
  const { customer } = useAccount();
  const owner = customer?.id ?? '';
  const [rhythm, setRhythm] = useState<Rhythm>(0);
  useEffect(() => setRhythm(wishedRhythms(owner).get(sku) ?? 0), [owner, sku]);
  const choose = (wished: Rhythm) => {
    setRhythm(wished);
    wishRhythm(sku, wished, owner);
  };
  return [rhythm, choose];
}
