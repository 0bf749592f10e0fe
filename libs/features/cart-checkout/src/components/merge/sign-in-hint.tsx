import { cartRoute } from '@larder/contracts/cart';
import { currentCustomer, loginRoute } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { useText } from '../../messages/sign-in-text.js';
import { useCustomer } from './use-customer.js';

/** A guest's link to check out as a customer (NAV-75). */
export function SignInHint() {
  const text = useText();
  const { href, getCapability: use } = useFeature();
  const customer = useCustomer();
  const returnUrl = href(cartRoute, {}, { forwardToCheckout: 'true' });
  const login = href(loginRoute, {}, { returnUrl });
  if (!use(currentCustomer) || customer || login === undefined) return null;
  return (
    <p>
      {text('signIn.text')} <Link href={login}>{text('signIn.link')}</Link>
    </p>
  );
}
