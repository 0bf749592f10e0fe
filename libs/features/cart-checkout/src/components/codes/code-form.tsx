import { useRef, useState, type FormEvent } from 'react';
import { Button, TextField } from '@larder/ui';
import styles from './codes.module.css';
import { useCodesText } from '../../messages/codes-text.js';

interface Props {
  readonly isBusy: boolean;
  /** Why the last code was refused, as text. */
  readonly problem: string | undefined;
  /** True when the code is on the cart. */
  readonly onAdd: (code: string) => Promise<boolean>;
}

/** The field for a code; its error is shown at it, and it gets the focus. */
export function CodeForm({ isBusy, problem, onAdd }: Props) {
  const text = useCodesText();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = code.trim();
    setEmpty(typed === '');
    if (typed !== '' && (await onAdd(typed))) setCode('');
    field.current?.focus();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <TextField
        ref={field}
        label={text('field')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={isEmpty ? text('problem.empty') : problem}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {text('add')}
      </Button>
    </form>
  );
}
