import { useTexts } from '@larder/platform';
import { Badge, Card, Loading, Skeleton, Stack } from '@larder/ui';
import { useText } from '../messages/wallet-text.js';
import { useOwnPass } from './use-own-pass.js';
import styles from './wallet.module.css';

/** The pass that a customer has, or is about to buy. */
export function CustomerPass() {
  const text = useText();
  const { date } = useTexts();
  const { isLoading, pass, isInCart, holds } = useOwnPass();
  if (isLoading)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
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
