import { useState } from 'react';
import type { Passkey } from '@larder/contracts/customer';
import {
  Button,
  Card,
  Loading,
  LockIcon,
  Notice,
  Skeleton,
  Stack,
  type NoticeType,
} from '@larder/ui';
import { passkeyApi } from '../../api/passkey-api.js';
import styles from '../security/security.module.css';
import { createPasskey, isSupported, type PasskeyOutcome } from './passkey-device.js';
import { PasskeyRow } from './passkey-row.js';
import { useText } from '../../messages/passkey-text.js';

type Outcome = PasskeyOutcome | 'renamed' | 'removed';
const types: Readonly<Record<Outcome, NoticeType>> = {
  done: 'success',
  renamed: 'success',
  removed: 'success',
  cancelled: 'info',
  failed: 'error',
};

/** Passkeys of the customer: added, named and deleted. */
export default function Passkeys() {
  const text = useText();
  const own = usePasskeys();
  return (
    <Card as="section" aria-labelledby="passkeys">
      <Stack gap={4}>
        <h2 id="passkeys">{text('passkeys.title')}</h2>
        <p>{text('passkeys.text')}</p>
        {own.outcome && (
          <Notice type={types[own.outcome]} live>
            {text(`passkeys.${own.outcome}`)}
          </Notice>
        )}
        {own.isFailed && (
          <Notice
            type="error"
            live
            actions={<Button onClick={own.retry}>{text('passkeys.retry')}</Button>}
          >
            {text('passkeys.unread')}
          </Notice>
        )}
        {!own.all && !own.isFailed && (
          <Loading label={text('passkeys.loading')}>
            <Skeleton shape="wide" />
          </Loading>
        )}
        {own.all?.length === 0 && <p>{text('passkeys.none')}</p>}
        {own.all && own.all.length > 0 && (
          <ul className={styles.list}>
            {own.all.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isBusy={own.isBusy}
                onRename={(name) => own.rename(passkey, name)}
                onRemove={() => void own.remove(passkey)}
              />
            ))}
          </ul>
        )}
        {isSupported() ? (
          <div>
            <Button
              variant="secondary"
              icon={<LockIcon />}
              busy={own.isBusy}
              onClick={() => void own.add(text('passkeys.standard'))}
            >
              {text('passkeys.add')}
            </Button>
          </div>
        ) : (
          <p>{text('passkeys.unsupported')}</p>
        )}
      </Stack>
    </Card>
  );
}

function usePasskeys() {
  const { data, error: failure, refetch } = passkeyApi.useGetPasskeysQuery();
  const [begin] = passkeyApi.useBeginPasskeyMutation();
  const [finish] = passkeyApi.useAddPasskeyMutation();
  const [rename] = passkeyApi.useRenamePasskeyMutation();
  const [remove] = passkeyApi.useRemovePasskeyMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<Outcome>) => {
    setBusy(true);
    setOutcome(undefined);
    const came = await task();
    setBusy(false);
    setOutcome(came);
    return came !== 'failed';
  };
  return {
    all: failure === undefined ? data : undefined,
    isFailed: failure !== undefined,
    retry: () => void refetch(),
    outcome,
    isBusy,
    add: (name: string) => run(() => createPasskey({ begin, finish }, name)),
    rename: ({ id }: Passkey, name: string) =>
      run(async () => {
        const { error } = await rename({ params: { id }, body: { name } });
        return error ? 'failed' : 'renamed';
      }),
    remove: ({ id }: Passkey) =>
      run(async () => {
        const { error } = await remove({ params: { id } });
        return error ? 'failed' : 'removed';
      }),
  };
}
