import { useSyncExternalStore } from 'react';
import { cartRoute } from '@larder/contracts/cart';
import { currentCustomer, loginRoute } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { useText } from './merge-text.js';

const never = () => () => undefined;
const nobody = () => undefined;

/** A guest's way to the checkout as a customer (NAV-75). */
export function SignInHint() {
  const text = useText();
  const { href, use } = useFeature();
  const customers = use(currentCustomer);
  const customer = useSyncExternalStore(
    customers?.subscribe ?? never,
    customers?.get ?? nobody,
    nobody,
  );
  const returnUrl = href(cartRoute, {}, { forwardToCheckout: 'true' });
  const login = href(loginRoute, {}, { returnUrl });
  if (!customers || customer || login === undefined) return null;
  return (
    <p>
      {text('signIn.text')} <Link href={login}>{text('signIn.link')}</Link>
    </p>
  );
}
