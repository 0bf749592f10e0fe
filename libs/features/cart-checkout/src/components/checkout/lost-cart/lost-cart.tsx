import { useSyncExternalStore } from 'react';
import { productsRoute } from '@larder/contracts/catalogue';
import { checkoutRoute } from '@larder/contracts/checkout';
import { indexRoute } from '@larder/contracts/content';
import { currentCustomer, loginRoute } from '@larder/contracts/customer';
import { Link, createPageMessages, useFeature, useHref } from '@larder/platform';
import { LinkButton, Notice } from '@larder/ui';
import { EmptyCart } from '../../cart/empty-cart.js';
import { lastCart } from './last-cart.js';
import { lostCart as de } from '../../../messages/de.json';
import { lostCart as en } from '../../../messages/en.json';
import { lostCart as hi } from '../../../messages/hi.json';
import { lostCart as fr } from '../../../messages/fr.json';

const { useText } = createPageMessages('cart-checkout.lost', { de, en, fr, hi });

/**
 * No goods in the checkout: because there never were any, or because the session that they belonged to
 * has ended.
 */
export default function LostCart({ cartId }: { readonly cartId: string | undefined }) {
  const isNobody = useIsGuest();
  const last = lastCart.read();
  const isEmptied = last === undefined || last.id === cartId;
  if (isEmptied || (last.kind === 'customer' && !isNobody)) return <EmptyCart />;
  return <Ended kind={last.kind} />;
}

function Ended({ kind }: { readonly kind: 'customer' | 'guest' }) {
  const text = useText();
  const hrefOf = useHref();
  const login = hrefOf(
    loginRoute,
    {},
    { returnUrl: hrefOf(checkoutRoute, {}), authRequired: 'true' },
  );
  const shop = hrefOf(productsRoute, {}) ?? hrefOf(indexRoute, {}) ?? '/';
  return (
    <Notice
      type="warning"
      live
      title={text(`${kind}.title`)}
      actions={
        <LinkButton as={Link} href={(kind === 'customer' ? login : undefined) ?? shop}>
          {text(`${kind}.action`)}
        </LinkButton>
      }
    >
      {text(`${kind}.text`)}
    </Notice>
  );
}

const noopSubscribe = () => () => undefined;

/** Whether it is known that the visitor is a guest. */
function useIsGuest(): boolean {
  const customers = useFeature().getCapability(currentCustomer);
  const isNobody = () => customers?.settled() === true && customers.get() === undefined;
  return useSyncExternalStore(customers?.subscribe ?? noopSubscribe, isNobody, () => false);
}
