import { useFeature } from '@larder/platform';
import { useText } from '../../messages/account-text.js';
import { Field, SalutationField } from './field.js';
import styles from './forms.module.css';
import { exampleDate } from './date-context.js';
import type { AccountForm } from './use-account-form.js';

/** Personal data: the fields that registration and profile share (FORM-38). */
export function PersonFields({ own }: { readonly own: AccountForm }) {
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
      <Field own={own} name="birthdate" isOptional hint={text('birthdate.hint', { example })} />
    </>
  );
}
