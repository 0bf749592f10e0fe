import { useState, type KeyboardEvent } from 'react';
import { Button, TextField } from '@larder/ui';
import { useStartText } from '../../messages/start-text.js';
import styles from './scan-panel.module.css';

/** The number as it is printed. No form of its own: it stands in that of the search. */
export function NumberField({ onFind }: { readonly onFind: (gtin: string) => void }) {
  const t = useStartText();
  const [text, setText] = useState('');
  const find = () => onFind(text.replace(/\s/g, ''));
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find();
  };
  return (
    <div className={styles.number}>
      <TextField
        label={t('scan.number')}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={keyDown}
      />
      <Button variant="secondary" onClick={find}>
        {t('scan.find')}
      </Button>
    </div>
  );
}
