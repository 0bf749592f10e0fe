import type { Product } from '@larder/contracts/catalogue';
import { Link } from '@larder/platform';
import { useText } from '../../messages/offers-text.js';
import { useOwner } from '../recently-viewed/use-owner.js';
import { OWN_OFFERS, useOwnOffers } from './use-own-offers.js';

interface Props {
  readonly products: readonly Product[];
  /** Address of the login. */
  readonly login: string;
}

/** Leads a customer to their own offers, and a guest to the login. */
export default function OwnLine({ products, login }: Props) {
  const t = useText();
  const owner = useOwner();
  if (owner === '') return <Link href={login}>{t('offers.login')}</Link>;
  return owner && <Customer products={products} />;
}

function Customer({ products }: Pick<Props, 'products'>) {
  const t = useText();
  const own = useOwnOffers(products);
  if (!own || own.length === 0) return null;
  return <a href={`#${OWN_OFFERS}`}>{t('offers.ownCount', { count: own.length })}</a>;
}
