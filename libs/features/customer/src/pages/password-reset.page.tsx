import { useState } from 'react';
import type { PageProps } from '@larder/platform';
import { Notice, Stack } from '@larder/ui';
import { customerApi } from '../api/customer-api.js';
import { AccountFormLayout } from '../components/forms/account-form.js';
import { Field, PasswordField } from '../components/forms/field.js';
import { useAccountForm } from '../components/forms/use-account-form.js';
import { useText } from '../messages/account-text.js';
import { LoginLink } from '../components/account-pages/login-link.js';
import { FormPage, headOf } from '../components/account-pages/form-page.js';

export const head = headOf('reset.title');

/** CUST-28: requests the mail of a reset, and sets the new password by its link (NAV-26). */
export default function PasswordResetPage({ search }: PageProps<Record<never, string>>) {
  const token = search.get('token');
  return (
    <FormPage title={token === null ? 'reset.title' : 'reset.new.title'} aside={<LoginLink />}>
      {token === null ? <Request /> : <NewPassword token={token} />}
    </FormPage>
  );
}

function Request() {
  const text = useText();
  const [requestReset] = customerApi.useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string>();
  const own = useAccountForm({
    initial: { email: '' },
    storedAs: 'password-reset',
    check: async (values) =>
      (await import('../components/forms/check-forms.js')).checkEmail(values),
    send: async ({ email = '' }) => {
      const body = { email: email.trim() };
      const { error } = await requestReset({ body });
      if (!error) setSentTo(body.email);
      return error;
    },
  });
  if (sentTo !== undefined)
    return (
      <Notice type="success" live title={text('reset.sent.title')}>
        {text('reset.sent', { email: sentTo })}
      </Notice>
    );
  return (
    <Stack gap={4}>
      <p>{text('reset.text')}</p>
      <AccountFormLayout own={own} submit="reset.submit">
        <Field own={own} name="email" />
      </AccountFormLayout>
    </Stack>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const text = useText();
  const [confirmReset] = customerApi.useConfirmPasswordResetMutation();
  const [isDone, setDone] = useState(false);
  const own = useAccountForm({
    initial: { password: '', passwordRepeat: '' },
    check: async (values) =>
      (await import('../components/forms/check-forms.js')).checkNewPassword(values),
    send: async ({ password = '' }) => {
      const { error } = await confirmReset({ body: { token, password } });
      if (!error) setDone(true);
      return error;
    },
  });
  if (isDone)
    return (
      <Notice type="success" live title={text('reset.done.title')}>
        {text('reset.done')}
      </Notice>
    );
  return (
    <AccountFormLayout own={own} submit="reset.new.submit" labels={{ password: 'password.new' }}>
      <PasswordField
        own={own}
        name="password"
        label="password.new"
        isNew
        hint={text('password.hint')}
      />
      <PasswordField own={own} name="passwordRepeat" isNew />
    </AccountFormLayout>
  );
}
