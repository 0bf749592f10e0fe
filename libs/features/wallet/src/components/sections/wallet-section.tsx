import type { DigitalWallet } from '@larder/contracts/wallet';
import { useTexts } from '@larder/platform';
import { Card, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { useState } from 'react';
import { walletApi } from '../../api/wallet-api.js';
import styles from '../wallet.module.css';
import { useText } from '../../messages/wallet-text.js';
import { AddCard } from './add-card.js';
import { GiftCards } from './gift-cards.js';
import { History } from './history.js';

/** Balance, cards and history; a wallet that fails to load is shown as empty (ERR-29). */
export default function WalletSection() {
  const text = useText();
  const { money } = useTexts();
  const [message, setMessage] = useState<string>();
  const { data, isLoading, isError } = walletApi.useGetWalletQuery();
  const wallet = isError ? undefined : data;
  if (isLoading)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      {message !== undefined && (
        <Notice type="success" live>
          {message}
        </Notice>
      )}
      {wallet && <Balance wallet={wallet} />}
      <AddCard
        onAdded={({ balance }) => setMessage(text('add.done', { amount: money(balance) }))}
      />
      {wallet && (
        <>
          <GiftCards wallet={wallet} onRemoved={() => setMessage(text('card.removed'))} />
          <History entries={wallet.history} />
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
