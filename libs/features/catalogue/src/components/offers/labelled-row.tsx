import { useId } from 'react';
import { productTile } from '@larder/contracts/catalogue';
import { ExtensionSlot } from '@larder/platform';
import type { LabelledOffer } from '../../api/offers/offer-groups.js';
import row from '../listing/product-row.module.css';

interface Props {
  readonly title: string;
  readonly offers: readonly LabelledOffer[];
}

/** Offers of several days or departments in one row: each is said once, above its first tile. */
export function LabelledRow({ title, offers }: Props) {
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={row.section}>
      <h2 id={id} className="section-heading">
        {title}
      </h2>
      <ul role="list" className={row.row}>
        {offers.map(({ product, label }, i) => (
          <li key={product.sku} className={row.cell}>
            {label !== offers[i - 1]?.label && <p>{label}</p>}
            <ExtensionSlot slot={productTile} props={{ product, position: i + 1 }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
