import { lazy, Suspense, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { OrderConfig } from '@larder/contracts/checkout';
import { Button } from '@larder/ui';
import type { SimulatedOffer } from './express-offer.js';
import styles from './express.module.css';
import { useExpressText } from './express-text.js';

const ExpressSheet = lazy(() => import('./express-sheet.js'));

interface Props {
  readonly cart: Cart;
  readonly offer: SimulatedOffer;
  readonly conditions: OrderConfig['conditions'];
}

/** Pays from the cart with a wallet, which knows who orders and where to. */
export default function ExpressButton({ cart, offer, conditions }: Props) {
  const text = useExpressText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.express}>
      <p className={styles.or}>{text('or')}</p>
      <Button block variant="secondary" onClick={() => setOpen(true)}>
        {text('button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExpressSheet
            cart={cart}
            offer={offer}
            conditions={conditions}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
