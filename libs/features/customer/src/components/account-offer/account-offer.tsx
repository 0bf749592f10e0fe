import { useState } from 'react';
import type { Order } from '@larder/contracts/checkout';
import { loginRoute } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { Card, Checkbox, Notice, Stack } from '@larder/ui';
import { useText as useAccountText } from '../../messages/account-text.js';
import { useText } from '../../messages/offer-text.js';
import { afterLogin } from '../../state/account/after-login.js';
import { useAccount } from '../../state/account/use-account.js';
import { OfferForm } from './offer-form.js';

/** Offers a guest an account after the order; whether they have one already stays secret (CUST-23). */
export default function AccountOffer({ order }: { readonly order: Order }) {
  const text = useText();
  const account = useAccountText();
  const context = useFeature();
  const { customer, isSettled } = useAccount();
  const [isWanted, setWanted] = useState(false);
  const [isSent, setSent] = useState(false);
  const login = context.href(loginRoute, {});
  if (!isSettled || (customer && !isSent)) return null;
  return (
    <Card as="section" aria-label={text('title')}>
      <Stack gap={4}>
        <h2>{text('title')}</h2>
        {isSent ? (
          <Notice type="success" live title={account('registration.sent.title')}>
            {account('registration.sent', { email: order.billingAddress.email })}
          </Notice>
        ) : (
          <>
            <Checkbox
              label={text('wanted')}
              hint={text('hint')}
              checked={isWanted}
              onChange={(event) => setWanted(event.currentTarget.checked)}
            />
            {isWanted && (
              <OfferForm
                order={order}
                onDone={(created) => {
                  if (created)
                    afterLogin(context, created, window.location.pathname + window.location.search);
                  else setSent(true);
                }}
              />
            )}
            {login !== undefined && (
              <p>
                <Link href={login}>{text('login')}</Link>
              </p>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
