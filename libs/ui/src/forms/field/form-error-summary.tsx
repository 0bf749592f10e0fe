import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './form-error-summary.module.css';

export interface FormErrorSummaryProps {
  /** "There are 2 problems", in the shopper's language. */
  readonly title: string;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** Number of submissions; the summary receives the focus after each one. */
  readonly attempt: number;
}

const focusable = 'input:not([type=hidden]), select, textarea, button';

/** The field itself, or the first control of a group. */
function focusField(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  const control = target.matches(focusable) ? target : target.querySelector<HTMLElement>(focusable);
  (control ?? target).focus();
}

/** Errors of a form with a link to each field; renders nothing without errors. */
export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
