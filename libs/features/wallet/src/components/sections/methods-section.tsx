import { useState } from 'react';
import { Card, EmptyState, icon, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { toMethodView } from '../../api/method-view.js';
import { walletApi } from '../../api/wallet-api.js';
import styles from '../wallet.module.css';
import { useText, type TextKey } from '../../messages/wallet-text.js';
import { MethodRow } from './method-row.js';

const MoneyArt = icon('money', '-art');

/** Saved payment methods: one is the primary one, each can be deleted (PAY-15). */
export default function MethodsSection() {
  const text = useText();
  const { data: methods, isLoading, isError } = walletApi.useGetPaymentMethodsQuery();
  const [prefer] = walletApi.useSetPrimaryPaymentMethodMutation();
  const [remove] = walletApi.useRemovePaymentMethodMutation();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<Extract<TextKey, 'failed' | 'methods.removed'>>();
  const change = async (
    id: string,
    call: PromiseLike<{ readonly error?: unknown }>,
    done?: typeof outcome,
  ) => {
    setBusy(id);
    setOutcome(undefined);
    const { error } = await call;
    setBusy(undefined);
    setOutcome(error ? 'failed' : done);
  };
  if (isLoading)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  const params = (id: string) => ({ params: { id } });
  return (
    <Stack gap={4}>
      {(isError || outcome) && (
        <Notice type={outcome === 'methods.removed' ? 'success' : 'error'} live>
          {text(outcome ?? 'failed')}
        </Notice>
      )}
      {methods?.length === 0 && (
        <EmptyState picture={<MoneyArt />} title={text('methods.none.title')}>
          {text('methods.none')}
        </EmptyState>
      )}
      <ul role="list" className={styles.list}>
        {methods?.map(toMethodView).map((method) => (
          <Card as="li" key={method.id}>
            <MethodRow
              method={method}
              isBusy={busy === method.id}
              onPrefer={() => void change(method.id, prefer(params(method.id)))}
              onRemove={() =>
                void change(
                  method.id,
                  remove({ ...params(method.id), query: { provider: method.provider } }),
                  'methods.removed',
                )
              }
            />
          </Card>
        ))}
      </ul>
    </Stack>
  );
}
