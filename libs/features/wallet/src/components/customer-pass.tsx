import { useEffect, useState } from 'react';
import { useTexts, type FeatureContext, useUncachedCall } from '@larder/platform';
import { Badge, Card, Loading, Skeleton, Stack } from '@larder/ui';
import { isPassValid } from '../api/pass-validity.js';
import { untracked, walletApi } from '../api/wallet-api.js';
import { useText } from '../messages/wallet-text.js';
import styles from './wallet.module.css';

const { getDeliveryPass, getCartOfPass } = walletApi.endpoints;

/** A pass that cannot be looked up is none, and nothing is said of it (ERR-30). */
async function lookUp({ dispatch }: FeatureContext) {
  const [pass, cart] = await Promise.all([
    dispatch(getDeliveryPass.initiate(undefined, untracked)),
    dispatch(getCartOfPass.initiate(undefined, untracked)),
  ]);
  return { data: { pass: pass.data ?? undefined, cart: cart.data } };
}

/** The pass that a customer has, or is about to buy. `onKnown` tells whether one holds. */
export function CustomerPass({ onKnown }: { readonly onKnown?: (holds: boolean) => void }) {
  const text = useText();
  const { date } = useTexts();
  const [now] = useState(() => Date.now());
  const { answer } = useUncachedCall(lookUp);
  const isInCart = answer?.cart?.deliveryPassLineItem !== undefined;
  const holds = isPassValid(answer?.pass, now, answer?.cart);
  useEffect(() => {
    if (answer) onKnown?.(holds && isInCart);
  }, [answer, holds, isInCart, onKnown]);
  if (answer === undefined)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  const pass = answer?.pass;
  return (
    <Card>
      <Stack gap={2}>
        <p className={styles.names}>
          <strong>{text('pass.own')}</strong>
          {holds && <Badge tone="success">{text(isInCart ? 'pass.inCart' : 'pass.active')}</Badge>}
        </p>
        {pass && <p>{text('pass.term', { from: date(pass.startDate), to: date(pass.endDate) })}</p>}
        {isInCart && <p>{text('pass.inCart.text')}</p>}
        {!pass && !isInCart && <p className={styles.muted}>{text('pass.no')}</p>}
      </Stack>
    </Card>
  );
}
