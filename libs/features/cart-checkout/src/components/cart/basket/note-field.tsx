import { useEffect, useRef } from 'react';
import { Button, Cluster, TextareaField } from '@larder/ui';
import { useBasketText } from './basket-text.js';
import styles from './basket.module.css';
import type { useNote } from './use-note.js';

interface Props {
  readonly note: ReturnType<typeof useNote>;
  readonly most: number;
  /** What the note is about, for the names of the controls. */
  readonly labels: {
    readonly field: string;
    readonly add: string;
    readonly change: string;
    /** Where nothing beside the button says what the note is about. */
    readonly shown?: string;
  };
}

/** A note behind a small button; the field says how much room is left near its end. */
export function NoteField({ note, most, labels }: Props) {
  const text = useBasketText();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = note.draft !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (note.draft !== undefined)
    return <OpenField note={note} most={most} labels={labels} draft={note.draft} />;
  const isEmpty = note.note === '';
  return (
    <span className={styles.note}>
      {!isEmpty && <q className={styles.noteText}>{note.note}</q>}
      <Button
        ref={opener}
        variant="quiet"
        aria-label={isEmpty ? labels.add : labels.change}
        onClick={note.open}
      >
        {isEmpty ? (labels.shown ?? text('note.add')) : text('note.change')}
      </Button>
    </span>
  );
}

function OpenField({ note, most, labels, draft }: Props & { readonly draft: string }) {
  const text = useBasketText();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim().length <= most) void note.save(draft);
      }}
    >
      <TextareaField
        ref={field}
        label={labels.field}
        hint={text('note.left', { count: Math.max(0, most - draft.length) })}
        error={errorOf(text, note.hasFailed, draft.trim().length - most)}
        rows={2}
        enterKeyHint="done"
        value={draft}
        onChange={({ target }) => note.write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') note.cancel();
        }}
      />
      <Cluster>
        <Button type="submit">{text('note.save')}</Button>
        <Button variant="quiet" onClick={note.cancel}>
          {text('note.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}

function errorOf(text: ReturnType<typeof useBasketText>, hasFailed: boolean, tooMany: number) {
  if (tooMany > 0) return text('note.tooLong', { count: tooMany });
  return hasFailed ? text('note.failed') : undefined;
}
