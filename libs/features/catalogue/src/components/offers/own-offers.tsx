import type { Product } from '@larder/contracts/catalogue';
import { loginRoute } from '@larder/contracts/customer';
import { ClientOnly, lazy, useHref } from '@larder/platform';
import styles from './offers.module.css';

const ownPart = lazy(() => import('./own-part.js'));

interface Props {
  readonly products: readonly Product[];
}

/** One line, of reserved height, about what this customer has bought before and is on offer now. */
export function OwnOffersLine({ products }: Props) {
  const login = useHref()(loginRoute, {});
  if (login === undefined) return null;
  return (
    <div className={styles.own}>
      <ClientOnly component={ownPart} props={{ products, login }} />
    </div>
  );
}

/** The products themselves, below all others: nothing moves when they arrive. */
export function OwnOffersRow({ products }: Props) {
  const hasAccounts = useHref()(loginRoute, {}) !== undefined;
  return hasAccounts && <ClientOnly component={ownPart} props={{ products }} />;
}
