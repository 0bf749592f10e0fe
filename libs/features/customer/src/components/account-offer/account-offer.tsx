import { lazy, Suspense, useState } from 'react';
import type { Order } from '@larder/contracts/checkout';
import { loginRoute } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { Card, Checkbox, Skeleton, Stack } from '@larder/ui';
import { useText } from '../../messages/offer-text.js';
import { useAccount } from '../../state/account/use-account.js';
import styles from './account-offer.module.css';

/** Most guests leave the box alone. */
const OfferForm = lazy(() => import('./offer-form.js'));

/** Offers a guest an account after the order; whether they have one already stays secret (CUST-23). */
export default function AccountOffer({ order }: { readonly order: Order }) {
  const text = useText();
  const context = useFeature();
  const { customer, isSettled } = useAccount();
  const [isOpened, setOpened] = useState(false);
  const [isSent, setSent] = useState(false);
  const login = context.href(loginRoute, {});
  if (!isSettled || (customer && !isSent)) return null;
  return (
    <Card as="section" className={styles.offer} aria-label={text('title')}>
      <Stack gap={4}>
        <h2>{text('title')}</h2>
        {!isSent && (
          <Checkbox
            label={text('wanted')}
            hint={text('hint')}
            checked={isOpened}
            onChange={(event) => setOpened(event.currentTarget.checked)}
          />
        )}
        {isOpened && (
          <Suspense fallback={<Skeleton shape="wide" />}>
            <OfferForm order={order} onSent={() => setSent(true)} />
          </Suspense>
        )}
        {!isSent && login !== undefined && (
          <p>
            <Link href={login}>{text('login')}</Link>
          </p>
        )}
      </Stack>
    </Card>
  );
}
