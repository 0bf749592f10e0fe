import { useState } from 'react';
import { Card, Notice, Stack } from '@larder/ui';
import { customerApi } from '../../api/customer-api.js';
import { AccountFormLayout } from '../forms/account-form.js';
import { PasswordField } from '../forms/field.js';
import { useAccountForm } from '../forms/use-account-form.js';
import { useText } from '../../messages/account-text.js';

const empty = { currentPassword: '', password: '', passwordRepeat: '' };

/** Changes the password, with the current one; all other devices are signed out. */
export function PasswordChange() {
  const text = useText();
  const [change] = customerApi.useChangePasswordMutation();
  const [isSaved, setSaved] = useState(false);
  const own = useAccountForm({
    initial: empty,
    check: async (values) => {
      setSaved(false);
      return (await import('../forms/check-forms.js')).checkPasswordChange(values);
    },
    send: async ({ currentPassword = '', password = '' }) => {
      const { error } = await change({ body: { currentPassword, password } });
      if (error) return error;
      setSaved(true);
      return own.form.setValues(empty).then(() => undefined);
    },
    fieldOf: { INVALID_CREDENTIALS: ['currentPassword', 'problem.wrongPassword'] },
  });
  return (
    <Card>
      <Stack gap={4}>
        {isSaved && (
          <Notice type="success" live>
            {text('saved.password')}
          </Notice>
        )}
        <AccountFormLayout own={own} submit="save" labels={{ password: 'password.new' }}>
          <PasswordField own={own} name="currentPassword" />
          <PasswordField
            own={own}
            name="password"
            label="password.new"
            isNew
            hint={text('password.hint')}
          />
          <PasswordField own={own} name="passwordRepeat" isNew />
        </AccountFormLayout>
      </Stack>
    </Card>
  );
}
