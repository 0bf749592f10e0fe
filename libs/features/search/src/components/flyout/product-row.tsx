import type { MouseEvent } from 'react';
import { productLine, productNotes, tileActions, type Product } from '@larder/contracts/catalogue';
import { ExtensionSlot, useHasContributions } from '@larder/platform';
import { FlyoutRow } from './flyout-row.js';
import styles from './flyout.module.css';

interface Props {
  readonly id: string;
  readonly href: string;
  readonly product: Product;
  readonly isActive: boolean;
  /** Why it stands here, where the row itself does not say so. */
  readonly note?: string | undefined;
  readonly onFollow?: (event: MouseEvent) => void;
}

/** A product with picture, price and the control that puts it into the cart. */
export function ProductRow({ product, note, ...row }: Props) {
  const canAct = useHasContributions(tileActions);
  return (
    <FlyoutRow {...row} action={canAct && <ExtensionSlot slot={tileActions} props={{ product }} />}>
      <ExtensionSlot
        slot={productLine}
        props={{ product }}
        fallback={product.name}
        empty={product.name}
      />
      <ExtensionSlot slot={productNotes} props={{ sku: product.sku }} />
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </FlyoutRow>
  );
}
