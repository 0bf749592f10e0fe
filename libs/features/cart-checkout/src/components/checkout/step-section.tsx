import { useEffect, useRef, type ReactNode } from 'react';
import { Button, SuccessIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import styles from './step-section.module.css';

export type StepState = 'open' | 'done' | 'later';

interface Props {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  /** Where several steps are open at once: the words for it, in the place of "now". */
  readonly stateText?: string | undefined;
  /** An open step that is answered by a proposal shows its summary. */
  readonly isProposed?: boolean;
  /** True once the shopper has moved on the page: only then the heading takes the focus. */
  readonly takesFocus: boolean;
  /** Summary of a completed step. */
  readonly summary: ReactNode;
  /** Findings about the step. */
  readonly notice?: ReactNode;
  readonly onChange?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One step of the checkout: open with its form, done with its summary, or still to come. */
export function StepSection(props: Props) {
  const { id, number, title, state, stateText, takesFocus, onChange, children } = props;
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = state === 'open';
  useEffect(() => {
    if (isOpen && takesFocus) heading.current?.focus();
  }, [isOpen, takesFocus]);
  return (
    <li
      className={`${styles.step} ${styles[state]}`}
      aria-current={isOpen && !stateText ? 'step' : undefined}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
          {state === 'done' && <SuccessIcon />}
        </span>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
          <span className="visually-hidden">{`, ${stateText ?? text(`step.state.${state}`)}`}</span>
        </h2>
        {state !== 'later' && onChange && (
          <Button
            variant="quiet"
            aria-label={text('step.change', { step: title })}
            onClick={onChange}
          >
            {text('change')}
          </Button>
        )}
      </div>
      {(state === 'done' || props.isProposed) && (
        <div className={styles.summary}>{props.summary}</div>
      )}
      {state !== 'later' && props.notice}
      {isOpen && children && <div className={styles.body}>{children}</div>}
    </li>
  );
}
