import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../../icons/icons.js';
import styles from './field.module.css';

/**
 * The text says whether a field is required, never only a star or a colour. A form that says once that
 * every field without "optional" is required leaves `requiredLabel` out.
 */
export type RequiredMark =
  | { readonly required: true; readonly requiredLabel?: string }
  | { readonly required?: false; readonly optionalLabel?: string };

export type FieldTexts = RequiredMark & {
  readonly label: string;
  /** Help text that stays visible. */
  readonly hint?: ReactNode;
  /** The error and how to fix it; its presence makes the field invalid. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
};

export interface LayoutTexts extends Pick<FieldTexts, 'label' | 'hint' | 'error' | 'className'> {
  readonly mark: string | undefined;
}

/** Texts of a field, apart from the attributes of its native control. */
export function splitTexts<P extends FieldTexts>(props: P) {
  const { label, hint, error, className, requiredLabel, optionalLabel, ...native } = props as P & {
    readonly requiredLabel?: string;
    readonly optionalLabel?: string;
  };
  const mark = props.required ? requiredLabel : optionalLabel;
  const texts: LayoutTexts = { label, hint, error, className, mark };
  return { texts, native };
}

export function FieldLabel({
  text,
  mark,
}: {
  readonly text: string;
  readonly mark: string | undefined;
}) {
  return (
    <>
      {text}
      {mark && <span className={styles.mark}> ({mark})</span>}
    </>
  );
}

export function FieldError({
  id,
  children,
}: {
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.error} id={id}>
      <ErrorIcon />
      <span>{children}</span>
    </span>
  );
}

export interface FieldLinks {
  readonly id: string;
  readonly hintId: string;
  readonly errorId: string;
  /** Attributes that connect hint and error to the control. */
  readonly described: {
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
  };
}

interface DescribedBy {
  readonly id: string | undefined;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** Ids of a field's elements; the error is read before the hint. */
export function useFieldLinks({ id, hint, error }: DescribedBy): FieldLinks {
  const own = useId();
  const fieldId = id ?? own;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const ids = [error && errorId, hint != null && hintId].filter(Boolean).join(' ');
  return {
    id: fieldId,
    hintId,
    errorId,
    described: { ...(ids && { 'aria-describedby': ids }), ...(error && { 'aria-invalid': true }) },
  };
}

interface FieldLayoutProps {
  readonly texts: LayoutTexts;
  readonly links: FieldLinks;
  readonly children: ReactNode;
}

/** Label, hint, control and error of a field, in this order. */
export function FieldLayout({ texts, links, children }: FieldLayoutProps) {
  return (
    <div className={texts.className ? `${styles.field} ${texts.className}` : styles.field}>
      <label className={styles.label} htmlFor={links.id}>
        <FieldLabel text={texts.label} mark={texts.mark} />
      </label>
      {texts.hint != null && (
        <span className={styles.hint} id={links.hintId}>
          {texts.hint}
        </span>
      )}
      {children}
      {texts.error && <FieldError id={links.errorId}>{texts.error}</FieldError>}
    </div>
  );
}
