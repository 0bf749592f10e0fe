import type { Product } from '@larder/contracts/catalogue';
import { Link } from '@larder/platform';
import { ArrowRightIcon, HeartIcon, UserIcon } from '@larder/ui';
import { useText } from '../../messages/offers-text.js';
import { ProductRow } from '../listing/product-row.js';
import { useOwner } from '../recently-viewed/use-owner.js';
import styles from './offers.module.css';
import { useOwnOffers } from './use-own-offers.js';

/** Id of the row, for links. */
const OWN_OFFERS = 'offers-own';

interface Props {
  readonly products: readonly Product[];
  /** Address of the login; absent for the row. */
  readonly login?: string | undefined;
}

/** The line that leads a customer to their own offers, and a guest to the login; or the row of them. */
export default function OwnPart({ products, login }: Props) {
  const owner = useOwner();
  if (owner === undefined) return null;
  if (owner === '') return login !== undefined && <Login login={login} />;
  return login === undefined ? <Row products={products} /> : <Line products={products} />;
}

function Login({ login }: { readonly login: string }) {
  const t = useText();
  return (
    <Link href={login} className={styles.card}>
      <UserIcon size={24} />
      <span className={styles.text}>{t('offers.login')}</span>
      <ArrowRightIcon />
    </Link>
  );
}

function Line({ products }: Props) {
  const t = useText();
  const own = useOwnOffers(products);
  if (!own || own.length === 0) return null;
  return (
    <a href={`#${OWN_OFFERS}`} className={styles.card}>
      <HeartIcon size={24} />
      <span className={styles.text}>{t('offers.ownCount', { count: own.length })}</span>
      <ArrowRightIcon />
    </a>
  );
}

/** The latest purchase first. */
function Row({ products }: Props) {
  const t = useText();
  return (
    <div id={OWN_OFFERS}>
      <ProductRow title={t('offers.own')} products={useOwnOffers(products) ?? []} />
    </div>
  );
}
