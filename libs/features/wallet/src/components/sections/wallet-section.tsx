import type { DigitalWallet } from '@larder/contracts/wallet';
import { useTexts, useUncachedCall } from '@larder/platform';
import { Card, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { useState } from 'react';
import { untracked, walletApi } from '../../api/wallet-api.js';
import styles from '../wallet.module.css';
import { useText } from '../../messages/wallet-text.js';
import { AddCard } from './add-card.js';
import { GiftCards } from './gift-cards.js';
import { History } from './history.js';

const { getWallet } = walletApi.endpoints;

/** Balance, cards and history; a wallet that cannot be looked up is shown as none (ERR-29). */
export default function WalletSection() {
  const text = useText();
  const { money } = useTexts();
  const [said, setSaid] = useState<string>();
  const { answer, again } = useUncachedCall(({ dispatch }) =>
    dispatch(getWallet.initiate(undefined, untracked)),
  );
  const changed = (words: string) => {
    setSaid(words);
    again();
  };
  if (answer === undefined)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      {said !== undefined && (
        <Notice type="success" live>
          {said}
        </Notice>
      )}
      {answer && <Balance wallet={answer} />}
      <AddCard onAdded={({ balance }) => changed(text('add.done', { amount: money(balance) }))} />
      {answer && (
        <>
          <GiftCards wallet={answer} onRemoved={() => changed(text('card.removed'))} />
          <History entries={answer.history} />
        </>
      )}
    </Stack>
  );
}

function Balance({ wallet }: { readonly wallet: DigitalWallet }) {
  const text = useText();
  const { money } = useTexts();
  return (
    <Card>
      <p className={styles.balance}>
        <span>{text('balance')}</span>
        <strong className={styles.amount}>{money(wallet.balance)}</strong>
      </p>
    </Card>
  );
}
