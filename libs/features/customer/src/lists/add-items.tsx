import { useState } from 'react';
import type { NewItem } from '@larder/contracts/shopping';
import { Button, PlusIcon, TextareaField } from '@larder/ui';
import { useTyped } from '@larder/platform';
import styles from './lists.module.css';
import { parseLines } from './parse-lines.js';
import { useText } from './texts.js';

/** As many as one call takes. */
const AT_ONCE = 100;

/** Writes items down: one, or many lines that were copied from elsewhere. */
export function AddItems(props: { readonly onAdd: (items: NewItem[]) => Promise<boolean> }) {
  const text = useText();
  const [words, setWords] = useTyped('list items');
  const [isBusy, setBusy] = useState(false);
  const items = parseLines(words).slice(0, AT_ONCE);
  const add = async () => {
    if (items.length === 0 || isBusy) return;
    setBusy(true);
    const isAdded = await props.onAdd(items);
    setBusy(false);
    if (isAdded) setWords('');
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
        label={text('list.add')}
        hint={text('list.add.hint')}
        rows={1}
        value={words}
        onChange={({ target }) => setWords(target.value)}
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
