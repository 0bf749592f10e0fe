import { productsRoute } from '@larder/contracts/catalogue';
import { indexRoute } from '@larder/contracts/content';
import { loginRoute } from '@larder/contracts/customer';
import { buyAgainRoute } from '@larder/contracts/shopping';
import { Link, useHref } from '@larder/platform';
import { EmptyState, icon, LinkButton } from '@larder/ui';
import { useCustomer } from '../merge/use-customer.js';
import { PasteLink } from '../paste-list/paste-link.js';
import { useAgainText } from './again-text.js';

const RepeatArt = icon('repeat', '-art');

/** Before the first order, and the ways to it. */
export function NothingBought() {
  const text = useAgainText();
  const href = useHref();
  const to = href(productsRoute, {}) ?? href(indexRoute, {}) ?? '/';
  return (
    <EmptyState
      picture={<RepeatArt />}
      title={text('empty.title')}
      actions={
        <>
          <LinkButton as={Link} href={to}>
            {text('empty.action')}
          </LinkButton>
          <PasteLink />
        </>
      }
    >
      {text('empty.text')}
    </EmptyState>
  );
}

/** For a guest: an account knows the orders of every device. */
export function LoginHint() {
  const text = useAgainText();
  const customer = useCustomer();
  const href = useHref();
  const to = href(loginRoute, {}, { returnUrl: href(buyAgainRoute, {}) ?? '/' });
  if (customer || to === undefined) return null;
  return (
    <p>
      {text('login.text')} <Link href={to}>{text('login.action')}</Link>
    </p>
  );
}
