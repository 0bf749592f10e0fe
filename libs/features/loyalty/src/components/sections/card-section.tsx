import { useEffect, useRef, useState } from 'react';
import type { MemberInformation } from '@larder/contracts/loyalty';
import { useFeature, useTexts } from '@larder/platform';
import { Button, Card, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { Barcode } from '../card/barcode.js';
import { Join } from '../card/join.js';
import { Unlink } from '../card/unlink.js';
import { WalletLinks } from '../card/wallet-links.js';
import { useLinking } from '../card/use-linking.js';
import { usePoolName } from '../card/use-pool-name.js';
import styles from '../loyalty.module.css';
import { isAuthenticated } from '../../state/membership/membership.js';
import { NextReward } from './next-reward.js';
import { useFreshCard } from '../membership/use-fresh-card.js';
import { useText } from '../../messages/loyalty-text.js';

/** The member's card with points and coins; for others the link to get one (LOY-15). */
export default function CardSection() {
  const text = useText();
  const { card, isKnown, hasFailed, refetch } = useFreshCard();
  const linking = useLinking();
  const member = isAuthenticated(card) ? card : undefined;
  const [isUnlinked, setUnlinked] = useState(false);
  const done = member ? linking.state === 'done' && 'join.done' : isUnlinked && 'unlink.done';
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus moves to the result.
  useEffect(() => notice.current?.focus(), [done]);
  if (!isKnown) return <Unknown hasFailed={hasFailed} onRetry={() => void refetch()} />;
  return (
    <Stack gap={4}>
      {done && (
        <div ref={notice} tabIndex={-1}>
          <Notice type="success" live>
            {text(done)}
          </Notice>
        </div>
      )}
      {member ? (
        <Member card={member} onUnlinked={() => setUnlinked(true)} />
      ) : (
        <Join linking={linking} />
      )}
    </Stack>
  );
}

/** Until membership is known, neither a card nor the link to get one is shown. */
function Unknown(props: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const text = useText();
  return props.hasFailed ? (
    <Notice type="error" live actions={<Button onClick={props.onRetry}>{text('retry')}</Button>}>
      {text('failed')}
    </Notice>
  ) : (
    <Loading label={text('loading')}>
      <Skeleton shape="wide" />
    </Loading>
  );
}

interface MemberProps {
  readonly card: MemberInformation;
  readonly onUnlinked: () => void;
}

function Member({ card, onUnlinked }: MemberProps) {
  const text = useText();
  const { number } = useTexts();
  const poolName = usePoolName();
  const { tenant } = useFeature();
  return (
    <div className={styles.sides}>
      <div className={styles.wallet}>
        <section className={styles.member} aria-labelledby="member-card">
          <div className={styles.brand}>
            <h2 id="member-card">{text('card.title')}</h2>
            <span>{tenant.shopName}</span>
          </div>
          <dl className={styles.pools}>
            {card.pools.map(({ poolId, value }) => (
              <div key={poolId}>
                <dt>{poolName(poolId)}</dt>
                <dd>{number(value)}</dd>
              </div>
            ))}
          </dl>
          {card.mpCardId !== undefined && (
            <>
              <Barcode value={card.mpCardId} format="EAN13" label={text('card.code')} />
              <p>{text('card.show')}</p>
            </>
          )}
        </section>
        {card.mpCardId !== undefined && <WalletLinks />}
      </div>
      <Stack gap={4}>
        <NextReward card={card} />
        <Promotions card={card} />
        <Unlink card={card} onDone={onUnlinked} />
      </Stack>
    </div>
  );
}

function Promotions({ card }: { readonly card: MemberInformation }) {
  const text = useText();
  const { date } = useTexts();
  if (card.promotions.length === 0) return null;
  return (
    <Card>
      <Stack gap={3}>
        <h2>{text('promotions.title')}</h2>
        <ul role="list" className={styles.list}>
          {card.promotions.map(({ promotionId, title, description, expirationDate }) => (
            <li key={promotionId}>
              <strong>{title}</strong>
              {description !== undefined && <p>{description}</p>}
              {expirationDate !== undefined && (
                <p className={styles.muted}>
                  {text('voucher.until', { date: date(expirationDate) })}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
