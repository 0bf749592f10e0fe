import type { DigitalWallet, GiftCard } from '@larder/contracts/wallet';
import { codeOf, useTexts } from '@larder/platform';
import { Card, EmptyState, icon, Notice, Stack } from '@larder/ui';
import { walletApi } from '../../api/wallet-api.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import styles from '../wallet.module.css';
import { useText } from '../../messages/wallet-text.js';
import { problemOf } from './add-card.js';

const MoneyArt = icon('money', '-art');

interface Props {
  readonly wallet: DigitalWallet;
  readonly onRemoved: () => void;
}

/** Every card with its balance; a removed card keeps its money. */
export function GiftCards({ wallet, onRemoved }: Props) {
  const text = useText();
  const [remove, { isLoading, originalArgs, isError, error }] =
    walletApi.useRemoveGiftCardMutation();
  const busy = isLoading ? originalArgs?.params.id : undefined;
  return (
    <Card>
      <Stack gap={3}>
        <h2>{text('cards')}</h2>
        {isError && (
          <Notice type="error" live>
            {text(problemOf(codeOf(error)))}
          </Notice>
        )}
        {wallet.giftCards.length === 0 && (
          <EmptyState picture={<MoneyArt />} title={text('cards.none.title')} level={3}>
            {text('cards.none')}
          </EmptyState>
        )}
        <ul role="list" className={styles.list}>
          {wallet.giftCards.map((card) => (
            <li key={card.id} className={styles.row}>
              <Named card={card} />
              <ConfirmDialog
                label={
                  <>
                    {text('card.remove')}
                    <span className="visually-hidden">: {card.maskedCode}</span>
                  </>
                }
                question={text('card.ask')}
                yes={text('card.remove')}
                no={text('card.keep')}
                isBusy={busy === card.id}
                onYes={() =>
                  void remove({ params: { id: card.id } })
                    .unwrap()
                    .then(onRemoved, () => undefined)
                }
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function Named({ card }: { readonly card: GiftCard }) {
  const text = useText();
  const { money, date } = useTexts();
  const { validUntil } = card;
  const isOver = validUntil !== undefined && Date.parse(validUntil) < Date.now();
  return (
    <div>
      <p className={styles.names}>
        <span className={styles.code}>{card.maskedCode}</span>
        <span className={styles.money}>{money(card.balance)}</span>
      </p>
      {validUntil !== undefined && (
        <p className={styles.muted}>
          {text(isOver ? 'card.over' : 'card.until', { date: date(validUntil) })}
        </p>
      )}
    </div>
  );
}
