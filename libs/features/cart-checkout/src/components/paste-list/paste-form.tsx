import { useEffect, useState, type RefObject } from 'react';
import { Button, SearchIcon, TextareaField } from '@larder/ui';
import { sessionDraft } from '../checkout/contact/session-draft.js';
import { usePasteText } from './paste-text.js';
import styles from './paste-list.module.css';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Outlives a reload and ends with the tab. */
export const listDraft = sessionDraft('pasted-list', isText);
/** As much as the backend reads. */
const MAX_LENGTH = 5000;

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Text from the address: shared by another program, or sent before the page was ready. */
  readonly shared: string;
  readonly isBusy: boolean;
  readonly onMatch: (text: string) => void;
}

/** The list as text. Its field is uncontrolled, so what is typed before hydration stays. */
export function PasteForm({ field, shared, isBusy, onMatch }: Props) {
  const text = usePasteText();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const { current } = field;
    if (current && current.value === '') current.value = listDraft.read() ?? '';
  }, [field]);
  return (
    <form
      method="get"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const list = field.current?.value.trim() ?? '';
        setMissing(list === '');
        if (list === '') field.current?.focus();
        else onMatch(list);
      }}
    >
      <TextareaField
        ref={field}
        name="text"
        label={text('label')}
        hint={text('hint')}
        error={isMissing ? text('missing') : undefined}
        rows={6}
        maxLength={MAX_LENGTH}
        defaultValue={shared.slice(0, MAX_LENGTH)}
        onChange={({ target }) => {
          listDraft.write(target.value);
          setMissing(false);
        }}
      />
      <div>
        <Button type="submit" icon={<SearchIcon />} busy={isBusy}>
          {text('match')}
        </Button>
      </div>
    </form>
  );
}
