import type { Product } from '@larder/contracts/catalogue';
import { loginRoute } from '@larder/contracts/customer';
import { ClientOnly, lazy, Link, useHref } from '@larder/platform';
import { useText } from '../../messages/offers-text.js';
import { useOwner } from '../recently-viewed/use-owner.js';
import styles from './offers.module.css';

const ownLine = lazy(() => import('./own-line.js'));
const ownRow = lazy(() => import('./own-row.js'));

interface Props {
  readonly products: readonly Product[];
}

/** One line, of reserved height, about what this customer has bought before and is on offer now. */
export function OwnOffersLine({ products }: Props) {
  const t = useText();
  const owner = useOwner();
  const login = useHref()(loginRoute, {});
  if (login === undefined) return null;
  return (
    <div className={styles.own}>
      {owner === '' && <Link href={login}>{t('offers.login')}</Link>}
      {owner && <ClientOnly component={ownLine} props={{ products }} />}
    </div>
  );
}

/** The products themselves, below all others: nothing moves when they arrive. */
export function OwnOffersRow({ products }: Props) {
  const owner = useOwner();
  return owner ? <ClientOnly component={ownRow} props={{ products }} /> : null;
}
