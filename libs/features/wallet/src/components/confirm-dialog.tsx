import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@larder/ui';
import styles from './wallet.module.css';

interface Props {
  /** Text of the button that opens it. */
  readonly label: ReactNode;
  readonly question: string;
  /** Texts of the confirm and cancel buttons. */
  readonly yes: string;
  readonly no: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
}

/** A button with an inline confirmation before an irreversible action. */
export function ConfirmDialog({ label, question, yes, no, isBusy, onYes }: Props) {
  const id = useId();
  const [isAsking, setAsking] = useState<boolean>();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus moves to its replacement, and back.
  useEffect(() => {
    if (isAsking !== undefined) place.current?.querySelector('button')?.focus();
  }, [isAsking]);
  const leaveBy = ({ key }: { readonly key: string }) => {
    if (key === 'Escape') setAsking(false);
  };
  if (!isAsking)
    return (
      <div ref={place}>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    );
  return (
    <div ref={place} role="group" aria-labelledby={id} className={styles.ask}>
      <p id={id}>{question}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onKeyDown={leaveBy} onClick={() => setAsking(false)}>
          {no}
        </Button>
        <Button variant="danger" busy={isBusy} onKeyDown={leaveBy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
