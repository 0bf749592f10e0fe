import { addressForm } from '@larder/contracts/address/form';
import type { Registration } from '@larder/contracts/customer';
import type { Customer } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { FieldGroup, Stack } from '@larder/ui';
import { customerApi } from '../../api/customer-api.js';
import { withCaptcha } from '../../state/captcha/with-captcha.js';
import { useText } from '../../messages/account-text.js';
import { PlaceLine } from '../addresses/place-fields.js';
import { AccountFormLayout } from './account-form.js';
import { Field, PasswordField } from './field.js';
import styles from './forms.module.css';
import { dateContextOf } from './date-context.js';
import { PersonFields } from './person-fields.js';
import { withoutEmpty } from './problems.js';
import { useAccountForm, type AccountForm } from './use-account-form.js';

const names = [
  'salutation',
  'academicTitle',
  'firstName',
  'lastName',
  'birthdate',
  'phoneNumber',
  'companyName',
  'companyRegistrationNumber',
  'valueAddedTaxId',
  'streetName',
  'streetNumber',
  'stairCase',
  'floor',
  'door',
  'postalCode',
  'city',
  'deliveryNote',
  'cardNumber',
  'email',
  'password',
  'passwordRepeat',
] as const;

interface Props {
  /** Creates the account of a customer who is a member in the stores (CUST-29). */
  readonly withCard?: boolean;
  /** Gets the new customer, or null and the email while a mail has to be confirmed. */
  readonly onDone: (customer: Customer | null, email: string) => void;
}

/** The registration (FORM-05…37), for newcomers and for members of the stores. */
export function RegistrationForm({ withCard = false, onDone }: Props) {
  const text = useText();
  const own = useRegistration(withCard, onDone);
  return (
    <AccountFormLayout own={own} submit="registration.submit" hasOptional>
      <Stack gap={6}>
        {withCard && <Field own={own} name="cardNumber" hint={text('cardNumber.hint')} />}
        <FieldGroup legend={text('group.person')} className={styles.group}>
          <PersonFields own={own} />
          <Field own={own} name="phoneNumber" isOptional hint={text('phoneNumber.hint')} />
        </FieldGroup>
        {own.form.values['salutation'] === 'Company' && <CompanyFields own={own} />}
        <AddressFields own={own} />
        <FieldGroup legend={text('group.access')} className={styles.group}>
          <Field own={own} name="email" />
          <div className={styles.pair}>
            <PasswordField own={own} name="password" isNew hint={text('password.hint')} />
            <PasswordField own={own} name="passwordRepeat" isNew />
          </div>
        </FieldGroup>
      </Stack>
    </AccountFormLayout>
  );
}

function useRegistration(withCard: boolean, onDone: Props['onDone']): AccountForm {
  const context = useFeature();
  const [register] = customerApi.useRegisterMutation();
  return useAccountForm({
    initial: Object.fromEntries(names.map((name) => [name, ''])),
    storedAs: withCard ? 'offline-account' : 'registration',
    check: async (values) => {
      const { checkRegistration, loadPlan } = await import('./check-forms.js');
      const { country } = context.tenant;
      await loadPlan(country);
      return checkRegistration(values, { ...dateContextOf(context), country }, withCard);
    },
    send: async (values, onProving) => {
      const { dialable } = await import('./check-phone.js');
      const { country } = context.tenant;
      const { passwordRepeat: _, phoneNumber = '', ...rest } = withoutEmpty(values);
      // `check` has validated the values; the form library only knows them as strings.
      const body = withoutEmpty({
        ...rest,
        phoneNumber: dialable(phoneNumber, country),
        countryCode: country,
      }) as unknown as Registration;
      return withCaptcha({ context, onProving }, async (query) => {
        const { data, error } = await register({ query, body });
        if (data !== undefined) onDone(data, body.email);
        return error;
      });
    },
    fieldOf: { CONFLICT: ['email', 'problem.taken'] },
  });
}

function CompanyFields({ own }: { readonly own: AccountForm }) {
  const text = useText();
  return (
    <FieldGroup legend={text('group.company')} className={styles.group}>
      <Field own={own} name="companyName" isOptional />
      <div className={styles.pair}>
        <Field own={own} name="companyRegistrationNumber" isOptional />
        <Field own={own} name="valueAddedTaxId" isOptional />
      </div>
    </FieldGroup>
  );
}

function AddressFields({ own }: { readonly own: AccountForm }) {
  const text = useText();
  const { tenant } = useFeature();
  const [street, town] = addressForm(tenant.country);
  return (
    <FieldGroup legend={text('group.address')} className={styles.group}>
      {street && <PlaceLine own={own} line={street} />}
      <div className={styles.threes}>
        <Field own={own} name="stairCase" isOptional />
        <Field own={own} name="floor" isOptional />
        <Field own={own} name="door" isOptional />
      </div>
      {town && <PlaceLine own={own} line={town} />}
      <Field own={own} name="deliveryNote" isOptional />
    </FieldGroup>
  );
}
