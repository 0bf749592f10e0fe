import { useState } from 'react';
import { cartChanged } from '@larder/contracts/cart';
import type { Voucher } from '@larder/contracts/loyalty';
import { isCallError, useFeature } from '@larder/platform';
import {
  Button,
  EmptyState,
  icon,
  Loading,
  Notice,
  type NoticeType,
  Skeleton,
  Stack,
} from '@larder/ui';
import { loyaltyApi } from '../../api/loyalty-api.js';
import styles from '../loyalty.module.css';
import { loadCard } from '../../state/membership/load-card.js';
import { useText } from '../../messages/loyalty-text.js';
import { VoucherCard } from '../vouchers/voucher-card.js';
import { todayIn, voucherState } from '../../state/vouchers/voucher-state.js';

const OffersArt = icon('offers', '-art');

interface Outcome {
  readonly type: NoticeType;
  readonly message: string;
}

/** Every voucher of the customer: to show at the till, to activate, to put into the cart. */
export default function VouchersSection() {
  const text = useText();
  const own = useVouchers();
  const { timeZone } = useFeature().tenant;
  const today = todayIn(timeZone, Date.now());
  const { vouchers, outcome, busy } = own;
  if (own.isLoading)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
      </Loading>
    );
  const actionOf = (voucher: Voucher) => {
    const { promotionId, coins = 0, articleId } = voucher;
    const state = voucherState(voucher, today);
    const name = <span className="visually-hidden">: {voucher.title}</span>;
    if (state === 'inactive')
      return (
        <Button busy={busy === promotionId} onClick={() => void own.activate(voucher)}>
          {coins > 0 ? text('voucher.activateFor', { count: coins }) : text('voucher.activate')}
          {name}
        </Button>
      );
    if (state !== 'ready' || articleId === undefined) return null;
    return (
      <Button
        variant="secondary"
        busy={busy === promotionId}
        onClick={() => void own.redeem(voucher, articleId)}
      >
        {text('voucher.redeem')}
        {name}
      </Button>
    );
  };
  return (
    <Stack gap={4}>
      {(outcome || own.isError) && (
        <Notice type={outcome?.type ?? 'error'} live>
          {outcome?.message ?? text('failed')}
        </Notice>
      )}
      {vouchers?.length === 0 && (
        <EmptyState picture={<OffersArt />} title={text('vouchers.none.title')}>
          {text('vouchers.none')}
        </EmptyState>
      )}
      <ul role="list" className={styles.list}>
        {vouchers?.map((voucher) => (
          <VoucherCard
            key={voucher.promotionId}
            voucher={voucher}
            hasCode
            actions={<div>{actionOf(voucher)}</div>}
          />
        ))}
      </ul>
    </Stack>
  );
}

function useVouchers() {
  const text = useText();
  const context = useFeature();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState<string>();
  const { data: vouchers, isLoading, isError } = loyaltyApi.useGetLoyaltyVouchersQuery();
  const [activateVoucher] = loyaltyApi.useActivateVoucherMutation();
  const [addVoucherLine] = loyaltyApi.useAddVoucherLineMutation();
  const activate = async ({ promotionId, title }: Voucher) => {
    setBusy(promotionId);
    const { data, error } = await activateVoucher({ params: { promotionId } });
    setBusy(undefined);
    const isRefused = isCallError(error) && error.status === 409;
    if (!data)
      return setOutcome({ type: 'error', message: text(isRefused ? 'voucher.refused' : 'failed') });
    setOutcome({ type: 'success', message: text('voucher.activated', { title }) });
    void loadCard(context);
  };
  const redeem = async ({ promotionId, title }: Voucher, sku: string) => {
    setBusy(promotionId);
    const { data: cart } = await addVoucherLine({ body: { sku, quantity: 1 }, query: {} });
    setBusy(undefined);
    if (!cart) return setOutcome({ type: 'error', message: text('failed') });
    context.emit(cartChanged, { cart });
    setOutcome({ type: 'success', message: text('voucher.redeemed', { title }) });
  };
  return { vouchers, isLoading, isError, outcome, busy, activate, redeem };
}
