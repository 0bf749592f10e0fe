import type { ReactNode } from 'react';
import type { Voucher } from '@larder/contracts/loyalty';
import { useFeature } from '@larder/platform';
import { Badge, Card, Stack } from '@larder/ui';
import { Barcode } from '../card/barcode.js';
import styles from '../loyalty.module.css';
import { useText } from '../../messages/loyalty-text.js';
import { isFirstOrderVoucher } from '../../state/vouchers/voucher-engine.js';
import { useCurrentTime } from './use-current-time.js';
import { todayIn, voucherState } from '../../state/vouchers/voucher-state.js';

interface Props {
  readonly voucher: Voucher;
  /** Code and barcode for the till; left out where anybody may look. */
  readonly hasCode?: boolean;
  readonly level?: 2 | 3;
  readonly actions?: ReactNode;
}

/** A voucher with everything that one has to know before redeeming it. */
export function VoucherCard({ voucher, hasCode = false, level = 2, actions }: Props) {
  const text = useText();
  const { timeZone } = useFeature().tenant;
  const Heading = `h${level}` as const;
  const state = voucherState(voucher, todayIn(timeZone, Date.now()));
  const { title, description, fineprint, code } = voucher;
  return (
    <Card as="li">
      <Stack gap={2}>
        <div className={styles.head}>
          <Heading>{title}</Heading>
          {voucher.activated && <Badge tone="success">{text('voucher.active')}</Badge>}
        </div>
        {description !== undefined && <p>{description}</p>}
        <Terms voucher={voucher} />
        {hasCode && code !== undefined && state === 'ready' && (
          <Barcode value={code} format="CODE128" label={text('voucher.code')} />
        )}
        {actions}
        {fineprint && (
          <details className={styles.fine}>
            <summary>{fineprint.headline}</summary>
            <p>{fineprint.text}</p>
          </details>
        )}
      </Stack>
    </Card>
  );
}

function Terms({ voucher }: { readonly voucher: Voucher }) {
  const text = useText();
  const time = useCurrentTime(voucher);
  const {
    ecommerceAutomaticRedemption: redemption,
    ecommerceLimitAutomaticRedemptionToServiceTypes: services = [],
  } = voucher;
  const terms = [
    time,
    redemption === 'Always' && text('voucher.always'),
    isFirstOrderVoucher(voucher) && text('voucher.firstOrder'),
    services.length === 1 && services[0] && text(`voucher.service.${services[0]}`),
  ].filter(Boolean);
  return terms.length === 0 ? null : <p className={styles.muted}>{terms.join(' · ')}</p>;
}
