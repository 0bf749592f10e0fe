import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError, FieldLabel, useFieldLinks } from './field-layout.js';
import styles from './choice.module.css';
import field from './field.module.css';

type NativeChoice = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'aria-describedby' | 'aria-invalid'
>;

export interface CheckboxProps extends NativeChoice {
  /** Label of the checkbox; may contain a link. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

export function Checkbox({ label, hint, error, className, ...native }: CheckboxProps) {
  const links = useFieldLinks({ id: native.id, hint, error });
  return (
    <div className={clsx(field.field, styles.checkbox, className)}>
      <label className={styles.choice}>
        <input
          {...native}
          {...links.described}
          id={links.id}
          type="checkbox"
          className={styles.tick}
        />
        <span>{label}</span>
      </label>
      {hint != null && (
        <span className={field.hint} id={links.hintId}>
          {hint}
        </span>
      )}
      {error && <FieldError id={links.errorId}>{error}</FieldError>}
    </div>
  );
}

export interface RadioProps extends NativeChoice {
  readonly label: ReactNode;
}

/** A radio button; place it in a `FieldGroup` and give it the `name` of the others. */
export function Radio({ label, ...native }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input {...native} type="radio" className={styles.tick} />
      <span>{label}</span>
    </label>
  );
}

export interface FieldGroupProps {
  /** Id that the error summary links to; the first control in it receives the focus. */
  readonly id?: string;
  readonly legend: string;
  /** "required" or "optional" in the shopper's language. */
  readonly mark?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  /** `Radio`, `Checkbox`, `RadioCard` or whole fields. */
  readonly children: ReactNode;
}

/** Related controls with a common name, hint and error. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, legend, mark, hint, error, className, children } = props;
  const links = useFieldLinks({ id, hint, error });
  const { 'aria-describedby': describedBy } = links.described;
  return (
    <fieldset
      id={links.id}
      aria-describedby={describedBy}
      className={clsx(styles.group, className)}
    >
      <legend className={styles.legend}>
        <FieldLabel text={legend} mark={mark} />
      </legend>
      {hint != null && (
        <span className={field.hint} id={links.hintId}>
          {hint}
        </span>
      )}
      {children}
      {error && <FieldError id={links.errorId}>{error}</FieldError>}
    </fieldset>
  );
}
