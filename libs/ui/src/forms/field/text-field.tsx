import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons.js';
import { FieldLayout, splitTexts, useFieldLinks, type FieldTexts } from './field-layout.js';
import styles from './field.module.css';

type Native<T extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithRef<T>,
  'required' | 'className' | 'aria-describedby' | 'aria-invalid'
>;

export type TextFieldProps = FieldTexts &
  Native<'input'> & {
    /** Content at the end of the control: a unit in a `span`, or a button such as "show password". */
    readonly end?: ReactNode;
  };

/** A single-line input. `autoComplete`, `inputMode`, `type` and others are passed to the input. */
export function TextField(props: TextFieldProps) {
  const { end, ...field } = props;
  const { texts, native } = splitTexts(field);
  const links = useFieldLinks({ id: props.id, hint: props.hint, error: props.error });
  return (
    <FieldLayout texts={texts} links={links}>
      <span className={styles.box}>
        <input
          {...native}
          {...links.described}
          id={links.id}
          className={clsx(styles.control, end != null && styles.withEnd)}
        />
        {end != null && <span className={styles.end}>{end}</span>}
      </span>
    </FieldLayout>
  );
}

export type TextareaFieldProps = FieldTexts & Native<'textarea'>;

/** A multi-line input; grows with its content in browsers that support it. */
export function TextareaField(props: TextareaFieldProps) {
  const { texts, native } = splitTexts(props);
  const links = useFieldLinks({ id: props.id, hint: props.hint, error: props.error });
  return (
    <FieldLayout texts={texts} links={links}>
      <textarea {...native} {...links.described} id={links.id} className={styles.control} />
    </FieldLayout>
  );
}

export type SelectFieldProps = FieldTexts & Native<'select'>;

/** The native select, with `option` elements as children. */
export function SelectField(props: SelectFieldProps) {
  const { texts, native } = splitTexts(props);
  const links = useFieldLinks({ id: props.id, hint: props.hint, error: props.error });
  return (
    <FieldLayout texts={texts} links={links}>
      <span className={styles.box}>
        <select
          {...native}
          {...links.described}
          id={links.id}
          className={clsx(styles.control, styles.select)}
        />
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </span>
    </FieldLayout>
  );
}
