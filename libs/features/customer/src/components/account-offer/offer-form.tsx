import { useState } from 'react';
import type { Order } from '@larder/contracts/checkout';
import type { Registration } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { Notice } from '@larder/ui';
import { customerApi } from '../../api/customer-api.js';
import { useText } from '../../messages/account-text.js';
import { afterLogin } from '../../state/account/after-login.js';
import { withCaptcha } from '../../state/captcha/with-captcha.js';
import { AccountFormLayout } from '../forms/account-form.js';
import { dateContextOf } from '../forms/date-context.js';
import { Field, PasswordField, SalutationField } from '../forms/field.js';
import { withoutEmpty, type Values } from '../forms/problems.js';
import { useAccountForm } from '../forms/use-account-form.js';

interface Props {
  readonly order: Order;
  /** A mail has to be confirmed. */
  readonly onSent: () => void;
}

/** What the order tells about its customer; the contact of the order was checked already. */
function valuesOf({ billingAddress }: Order): Values {
  const { salutation = '', firstName, lastName, email, phoneNumber } = billingAddress;
  const { streetName, streetNumber, postalCode, city, companyName = '' } = billingAddress;
  return {
    salutation,
    firstName,
    lastName,
    email,
    phoneNumber,
    companyName,
    streetName,
    streetNumber,
    postalCode,
    city,
    password: '',
  };
}

/** An account from the data of an order: a password is all that is asked for (FORM-36, FORM-37). */
export default function OfferForm({ order, onSent }: Props) {
  const text = useText();
  const [isSent, setSent] = useState(false);
  const context = useFeature();
  const { country } = context.tenant;
  const [register] = customerApi.useRegisterMutation();
  const own = useAccountForm({
    initial: valuesOf(order),
    check: async (values) => {
      const { checkRegistration, loadPlan } = await import('../forms/check-forms.js');
      await loadPlan(country);
      const typed = { ...values, passwordRepeat: values['password'] ?? '' };
      return checkRegistration(typed, { ...dateContextOf(context), country }, false);
    },
    send: async (values, onProving) => {
      const { countryCode = country } = order.billingAddress;
      // `check` has validated the values; the form library only knows them as strings.
      const body = { ...withoutEmpty(values), countryCode } as unknown as Registration;
      return withCaptcha({ context, onProving }, async (query) => {
        const { data, error } = await register({ query, body });
        const { pathname, search } = window.location;
        if (data) afterLogin(context, data, pathname + search);
        if (data === null) {
          setSent(true);
          onSent();
        }
        return error;
      });
    },
    fieldOf: { CONFLICT: ['email', 'problem.taken'] },
  });
  const needsSalutation = !order.billingAddress.salutation;
  // An account has narrower limits than an order: what exceeds them is shown.
  const others = Object.keys(own.problems).filter(
    (name) => !['password', 'passwordRepeat', 'salutation'].includes(name),
  );
  if (isSent)
    return (
      <Notice type="success" live title={text('registration.sent.title')}>
        {text('registration.sent', { email: order.billingAddress.email })}
      </Notice>
    );
  return (
    <AccountFormLayout own={own} submit="registration.submit">
      {needsSalutation && <SalutationField own={own} />}
      {others.map((name) => (
        <Field key={name} own={own} name={name} />
      ))}
      <PasswordField own={own} name="password" isNew hint={text('password.hint')} />
    </AccountFormLayout>
  );
}
