import { useState, type FormEvent } from 'react';
import type { Passkey } from '@larder/contracts/customer';
import { useTexts } from '@larder/platform';
import { Button, Cluster, TextField } from '@larder/ui';
import styles from '../security/security.module.css';
import { useText } from './passkey-text.js';

interface Props {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** As many characters as the contract takes. */
const LONGEST_NAME = 40;

export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: Props) {
  const text = useText();
  const [name, setName] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = (name ?? '').trim();
    if (typed === '') return;
    setName(undefined);
    if (typed !== passkey.name) onRename(typed);
  };
  if (name !== undefined)
    return (
      <li>
        <form method="post" onSubmit={save} className={styles.about}>
          <Cluster gap={3}>
            <TextField
              label={text('passkeys.nameOf', { name: passkey.name })}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit">{text('passkeys.save')}</Button>
          </Cluster>
        </form>
      </li>
    );
  return (
    <li>
      <About passkey={passkey} />
      <Cluster gap={2}>
        <Button
          variant="quiet"
          aria-label={text('passkeys.renameOf', { name: passkey.name })}
          onClick={() => setName(passkey.name)}
        >
          {text('passkeys.rename')}
        </Button>
        <Button
          variant="quiet"
          busy={isBusy}
          aria-label={text('passkeys.removeOf', { name: passkey.name })}
          onClick={onRemove}
        >
          {text('passkeys.remove')}
        </Button>
      </Cluster>
    </li>
  );
}

function About({ passkey: { name, createdAt, usedAt } }: Pick<Props, 'passkey'>) {
  const text = useText();
  const { date } = useTexts();
  const since = date(createdAt);
  return (
    <div className={styles.about}>
      <h3>{name}</h3>
      <p>
        {usedAt === undefined
          ? text('passkeys.since', { since })
          : text('passkeys.used', { since, used: date(usedAt) })}
      </p>
    </div>
  );
}
