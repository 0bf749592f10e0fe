import type { ReactNode } from 'react';
import { useFeature } from '@larder/platform';
import { useText } from '../../messages/account-text.js';
import { Field, SalutationField } from './field.js';
import styles from './forms.module.css';
import { exampleDate } from './date-context.js';
import type { AccountForm } from './use-account-form.js';

interface Props {
  readonly own: AccountForm;
  /** A field beside the last one. */
  readonly children?: ReactNode;
}

/** Personal data: the fields that registration and profile share (FORM-38). */
export function PersonFields({ own, children }: Props) {
  const text = useText();
  const { locale } = useFeature();
  const example = exampleDate(locale.code);
  return (
    <>
      <div className={styles.pair}>
        <SalutationField own={own} />
        <Field own={own} name="academicTitle" isOptional />
      </div>
      <div className={styles.pair}>
        <Field own={own} name="firstName" />
        <Field own={own} name="lastName" />
      </div>
      <div className={styles.pair}>
        <Field own={own} name="birthdate" isOptional hint={text('birthdate.hint', { example })} />
        {children}
      </div>
    </>
  );
}
