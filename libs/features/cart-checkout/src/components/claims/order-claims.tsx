import { useState } from 'react';
import type { Claim, Order } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { Button, Card, Notice, Stack } from '@larder/ui';
import { afterOrderApi } from '../../api/after-order/after-order-api.js';
import { useText } from '../../messages/after-order/claims-text.js';
import { useText as useShopText } from '../../messages/use-text.js';
import { formatDateTime } from '../service/times/format-time-slot.js';
import { ClaimDialog } from './claim-dialog.js';
import { ClaimList } from './claim-list.js';
import styles from './claims.module.css';

interface Props {
  readonly order: Order;
  readonly onChanged: () => void;
}

/** Claims about a delivered order, and the way to a new one; nothing where there is neither. */
export default function OrderClaims({ order, onChanged }: Props) {
  const text = useText();
  const shopText = useShopText();
  const texts = useTexts();
  const { orderNumber } = order;
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<Claim>();
  const args = { params: { orderNumber } };
  const { data, error, refetch } = afterOrderApi.useGetOrderClaimsQuery(args);
  const { claimableUntil, claims = [], lines = [], lateCredit, tipCredit } = data ?? {};
  const isClaimable = lines.length > 0 || lateCredit !== undefined || tipCredit !== undefined;
  const canClaim = claimableUntil !== undefined && isClaimable;
  if (error === undefined && !canClaim && claims.length === 0) return null;
  const finish = (claim: Claim) => {
    setOpen(false);
    setMade(claim);
    onChanged();
  };
  return (
    <Card
      as="section"
      aria-labelledby="claims-title"
      className={claims.length === 0 ? styles.question : undefined}
    >
      <Stack gap={3}>
        <h2 id="claims-title">{text('title')}</h2>
        {made && <Made claim={made} />}
        {error !== undefined && (
          <Notice
            type="error"
            live
            actions={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
          >
            {text('failed')}
          </Notice>
        )}
        {claims.length > 0 && <ClaimList claims={claims} />}
        {canClaim && (
          <>
            <p>{text('intro', { moment: formatDateTime(shopText, texts, claimableUntil) })}</p>
            <div>
              <Button variant="secondary" onClick={() => setOpen(true)}>
                {text('report')}
              </Button>
            </div>
          </>
        )}
      </Stack>
      {isOpen && data && (
        <ClaimDialog
          orderNumber={orderNumber}
          claimable={data}
          onClose={() => setOpen(false)}
          onMade={finish}
        />
      )}
    </Card>
  );
}

function Made({ claim: { state, credited } }: { readonly claim: Claim }) {
  const text = useText();
  const { money } = useTexts();
  return (
    <Notice type="success" live>
      {state === 'CREDITED'
        ? text('done.CREDITED', { amount: money(credited) })
        : text('done.OPEN')}
    </Notice>
  );
}
