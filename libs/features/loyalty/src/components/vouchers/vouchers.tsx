import { useEffect, useRef } from 'react';
import { cartChanged, type Cart } from '@larder/contracts/cart';
import type { Customer } from '@larder/contracts/customer';
import type { Voucher } from '@larder/contracts/loyalty';
import { transient, useFeature, useTexts } from '@larder/platform';
import { Button, Card, Stack } from '@larder/ui';
import { loyaltyApi } from '../../api/loyalty-api.js';
import styles from '../loyalty.module.css';
import { useText } from '../../messages/loyalty-text.js';
import { explainVouchers, type ExplainedVoucher } from '../../state/vouchers/explain.js';
import { voucherChanges } from '../../state/vouchers/voucher-engine.js';
import { todayIn } from '../../state/vouchers/voucher-state.js';

interface Props {
  readonly cart: Cart;
  readonly customer: Customer;
}

/** Which vouchers the cart has, which one counts and why; some redeem themselves. */
export default function Vouchers({ cart, customer }: Props) {
  const text = useText();
  const { data, isError } = loyaltyApi.useGetLoyaltyVouchersQuery();
  const vouchers = isError ? undefined : data;
  useAutomaticRedemption(cart, customer, vouchers);
  const { remove, busy } = useRemoval();
  const explained = explainVouchers(cart, vouchers ?? []);
  if (explained.length === 0) return null;
  return (
    <Card>
      <Stack gap={2}>
        <h2>{text('cart.title')}</h2>
        <ul role="list" className={styles.explained}>
          {explained.map((one) => (
            <li key={one.lineItemId}>
              <span>
                <strong>{one.voucher.title}</strong> <Explanation of={one} />
              </span>
              <Button
                variant="quiet"
                busy={busy === one.lineItemId}
                onClick={() => void remove(one.lineItemId)}
              >
                {text('cart.remove')}
                <span className="visually-hidden">: {one.voucher.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function Explanation({ of }: { readonly of: ExplainedVoucher }) {
  const text = useText();
  const { money } = useTexts();
  const cents = of.state === 'value' ? of.missing : of.cents;
  return <span>{text(`cart.${of.state}`, { amount: money(cents) })}</span>;
}

/** LOY-07…09, LOY-12: once per service of a cart, so that manually removed vouchers stay removed. */
function useAutomaticRedemption(
  cart: Cart,
  customer: Customer,
  vouchers: readonly Voucher[] | undefined,
): void {
  const { emit, tenant } = useFeature();
  const [addVoucherLine] = loyaltyApi.useAddVoucherLineMutation();
  const [removeVoucherLines] = loyaltyApi.useRemoveVoucherLinesMutation();
  const done = useRef('');
  const service = (cart.distributionAddress ?? cart.deliveryPlace)?.distributionType;
  useEffect(() => {
    const occasion = `${cart.id} ${service}`;
    if (!vouchers || service === undefined || done.current === occasion) return;
    done.current = occasion;
    const today = todayIn(tenant.timeZone, Date.now());
    const lines = cart.voucherLineItems;
    const { add, remove } = voucherChanges({ vouchers, lines, service, customer, today });
    const change = async () => {
      let latest: Cart | undefined;
      for (const sku of add) {
        const args = { body: { sku, quantity: 1 }, query: {} };
        latest = (await addVoucherLine(args)).data ?? latest;
      }
      if (remove.length > 0) {
        const args = { query: { lineItemIds: remove.join(',') } };
        latest = (await removeVoucherLines(args)).data ?? latest;
      }
      if (latest) emit(cartChanged, { cart: latest });
    };
    void change();
  }, [cart, customer, service, vouchers, addVoucherLine, removeVoucherLines, emit, tenant]);
}

function useRemoval() {
  const text = useText();
  const { dispatch, emit } = useFeature();
  const [removeVoucherLines, { isLoading, originalArgs }] =
    loyaltyApi.useRemoveVoucherLinesMutation();
  const remove = async (line: string) => {
    const { data } = await removeVoucherLines({ query: { lineItemIds: line } });
    if (data) emit(cartChanged, { cart: data });
    else dispatch(transient(text('failed'), { type: 'error', key: 'voucher' }));
  };
  return { remove, busy: isLoading ? originalArgs?.query.lineItemIds : undefined };
}
