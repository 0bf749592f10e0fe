import type { WalletEntry } from '@larder/contracts/wallet';
import { useTexts } from '@larder/platform';
import { Card, Stack } from '@larder/ui';
import styles from '../wallet.module.css';
import { useText } from '../../messages/wallet-text.js';

/** What happened to the money of the cards, the newest first. */
export function History({ entries }: { readonly entries: readonly WalletEntry[] }) {
  const text = useText();
  const { money, date } = useTexts();
  return (
    <Card>
      <Stack gap={3}>
        <h2>{text('history')}</h2>
        {entries.length === 0 && <p className={styles.muted}>{text('history.none')}</p>}
        <ul role="list" className={styles.history}>
          {entries.map(({ id, kind, amount, orderNumber, createdAt }) => (
            <li key={id}>
              <div>
                <p>
                  {text(`history.${kind}`)}
                  {orderNumber !== undefined &&
                    `, ${text('history.order', { number: orderNumber })}`}
                </p>
                <p className={styles.muted}>{date(createdAt)}</p>
              </div>
              <span className={styles.money}>
                {amount > 0 ? '+' : '−'}
                {money(Math.abs(amount))}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
