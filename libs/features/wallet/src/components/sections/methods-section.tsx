import { useState } from 'react';
import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { useFeature, useUncachedCall } from '@larder/platform';
import { Card, CardIcon, EmptyState, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { toMethodView } from '../../api/method-view.js';
import { untracked, walletApi } from '../../api/wallet-api.js';
import styles from '../wallet.module.css';
import { useText, type TextKey } from '../../messages/wallet-text.js';
import { MethodRow } from './method-row.js';

const { getPaymentMethods, removePaymentMethod, setPrimaryPaymentMethod } = walletApi.endpoints;
interface Change {
  readonly data?: SavedPaymentMethod[] | undefined;
}

/** Saved payment methods: one is the primary one, each can be deleted (PAY-15). */
export default function MethodsSection() {
  const text = useText();
  const { dispatch } = useFeature();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<Extract<TextKey, 'failed' | 'methods.removed'>>();
  const { answer, set } = useUncachedCall((context) =>
    context.dispatch(getPaymentMethods.initiate(undefined, untracked)),
  );
  const change = async (id: string, call: PromiseLike<Change>, done?: typeof said) => {
    setBusy(id);
    setSaid(undefined);
    const { data } = await call;
    setBusy(undefined);
    setSaid(data ? done : 'failed');
    if (data) set(data);
  };
  if (answer === undefined)
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  const params = (id: string) => ({ params: { id } });
  return (
    <Stack gap={4}>
      {(answer === null || said) && (
        <Notice type={said === 'methods.removed' ? 'success' : 'error'} live>
          {text(said ?? 'failed')}
        </Notice>
      )}
      {answer?.length === 0 && (
        <EmptyState icon={<CardIcon size={24} />} title={text('methods.none.title')}>
          {text('methods.none')}
        </EmptyState>
      )}
      <ul role="list" className={styles.list}>
        {answer?.map(toMethodView).map((method) => (
          <Card as="li" key={method.id}>
            <MethodRow
              method={method}
              isBusy={busy === method.id}
              onPrefer={() =>
                void change(
                  method.id,
                  dispatch(setPrimaryPaymentMethod.initiate(params(method.id), untracked)),
                )
              }
              onRemove={() =>
                void change(
                  method.id,
                  dispatch(
                    removePaymentMethod.initiate(
                      { ...params(method.id), query: { provider: method.provider } },
                      untracked,
                    ),
                  ),
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
