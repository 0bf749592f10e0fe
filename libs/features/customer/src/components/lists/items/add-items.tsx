import { useState } from 'react';
import type { NewItem } from '@larder/contracts/shopping';
import { Button, PlusIcon, TextareaField } from '@larder/ui';
import { useStoredFormValues } from '@larder/platform';
import { useRequiredField } from '../../forms/use-required-field.js';
import styles from '../lists.module.css';
import { parseLines } from './parse-lines.js';
import { useText } from '../../../messages/list-text.js';

/** As many as one call takes. */
const BATCH_SIZE = 100;

const lineOf = ({ text, count }: NewItem) => (count === 1 ? text : `${count} ${text}`);

/** Writes items down: one, or many lines that were copied from elsewhere. */
export function AddItems(props: { readonly onAdd: (items: NewItem[]) => Promise<boolean> }) {
  const text = useText();
  const [value, setValue] = useStoredFormValues('list items');
  const [isBusy, setBusy] = useState(false);
  const items = parseLines(value);
  const needed = useRequiredField<HTMLTextAreaElement>(items.length === 0 ? '' : value);
  const add = async () => {
    if (isBusy || !needed.check()) return;
    setBusy(true);
    let rest = items;
    while (rest.length > 0 && (await props.onAdd(rest.slice(0, BATCH_SIZE)))) {
      rest = rest.slice(BATCH_SIZE);
      setValue(rest.map(lineOf).join('\n'));
    }
    setBusy(false);
  };
  return (
    <form
      method="post"
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextareaField
        {...needed.field}
        label={text('list.add')}
        hint={text('list.add.hint')}
        rows={1}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={(event) => {
          // One item is the common case: Enter writes it down, Shift and Enter begin a line.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void add();
        }}
      />
      <Button type="submit" icon={<PlusIcon />} busy={isBusy}>
        {text('list.add.submit', { count: Math.max(1, items.length) })}
      </Button>
    </form>
  );
}
