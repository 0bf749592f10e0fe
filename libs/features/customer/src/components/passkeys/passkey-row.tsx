import { useState, type FormEvent } from 'react';
import type { Passkey } from '@larder/contracts/customer';
import { useInitialValues, useTexts, useStoredFormValues } from '@larder/platform';
import { Button, Cluster, TextField } from '@larder/ui';
import { useRequiredField } from '../forms/use-required-field.js';
import styles from '../security/security.module.css';
import { useText } from '../../messages/passkey-text.js';

interface Props {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  /** Whether the name is stored. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** As many characters as the contract takes. */
const MAX_NAME_LENGTH = 40;

const formOf = ({ id }: Passkey) => `passkey ${id}`;

/** A passkey with its actions; a name that is being edited survives an ended session (CUST-14). */
export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: Props) {
  const text = useText();
  const start = useInitialValues(formOf(passkey), { text: passkey.name });
  const [isNaming, setNaming] = useState(start['text'] !== passkey.name);
  if (isNaming)
    return (
      <li>
        <NameForm
          passkey={passkey}
          isBusy={isBusy}
          onDone={async (name) => {
            // The form stays with its values until it is stored.
            if (name === passkey.name || (await onRename(name))) setNaming(false);
          }}
        />
      </li>
    );
  return (
    <li>
      <About passkey={passkey} />
      <Cluster gap={2}>
        <Button
          variant="quiet"
          aria-label={text('passkeys.renameOf', { name: passkey.name })}
          onClick={() => setNaming(true)}
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

interface NameProps {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  readonly onDone: (name: string) => Promise<void>;
}

function NameForm({ passkey, isBusy, onDone }: NameProps) {
  const text = useText();
  const [name, setName] = useStoredFormValues(formOf(passkey), passkey.name);
  const needed = useRequiredField(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (needed.check()) void onDone(name.trim());
  };
  return (
    <form method="post" onSubmit={save} className={styles.about}>
      <Cluster gap={3}>
        <TextField
          {...needed.field}
          label={text('passkeys.nameOf', { name: passkey.name })}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" busy={isBusy}>
          {text('passkeys.save')}
        </Button>
      </Cluster>
    </form>
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
