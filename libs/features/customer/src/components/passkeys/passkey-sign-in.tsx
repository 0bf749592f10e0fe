import { useState } from 'react';
import type { Customer } from '@larder/contracts/customer';
import { Button, LockIcon, Notice, Stack } from '@larder/ui';
import { passkeyApi } from '../../api/passkey-api.js';
import { signInWithPasskey, isSupported } from './passkey-device.js';
import { useText } from '../../messages/passkey-text.js';

/** Signs in by a passkey, where the browser knows them. */
export default function PasskeySignIn({
  onEntered,
}: {
  readonly onEntered: (customer: Customer) => void;
}) {
  const text = useText();
  const [begin] = passkeyApi.useBeginPasskeyLoginMutation();
  const [finish] = passkeyApi.useLoginByPasskeyMutation();
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!isSupported()) return null;
  const enter = async () => {
    setBusy(true);
    setFailed(false);
    const came = await signInWithPasskey({ begin, finish });
    setBusy(false);
    if (typeof came === 'object') return onEntered(came);
    setFailed(came === 'failed');
  };
  return (
    <Stack gap={3}>
      {isFailed && (
        <Notice type="error" live>
          {text('passkeys.enterFailed')}
        </Notice>
      )}
      <div>
        <Button variant="secondary" icon={<LockIcon />} busy={isBusy} onClick={() => void enter()}>
          {text('passkeys.enter')}
        </Button>
      </div>
    </Stack>
  );
}
