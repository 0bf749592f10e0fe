import { useState } from 'react';
import { indexRoute } from '@larder/contracts/content';
import { blockDrafts, transient, useFeature } from '@larder/platform';
import { Button, Card, Stack } from '@larder/ui';
import { accountOf } from '../../state/account/account.js';
import { endingApi } from '../../api/ending-api.js';
import { AccountFormLayout } from '../forms/account-form.js';
import { PasswordField } from '../forms/field.js';
import { useAccountForm } from '../forms/use-account-form.js';
import { useText } from '../../messages/security-text.js';

/** The end of the account, confirmed by the password. */
export function Deletion() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="deletion">
      <Stack gap={4}>
        <h2 id="deletion">{text('deletion.title')}</h2>
        <p>{text('deletion.text')}</p>
        {isOpen ? (
          <DeletionForm onCancel={() => setOpen(false)} />
        ) : (
          <div>
            <Button variant="danger" onClick={() => setOpen(true)}>
              {text('deletion.begin')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function DeletionForm({ onCancel }: { readonly onCancel: () => void }) {
  const text = useText();
  const context = useFeature();
  const [deleteCustomer] = endingApi.useDeleteCustomerMutation();
  const own = useAccountForm({
    initial: { currentPassword: '' },
    check: ({ currentPassword = '' }) =>
      Promise.resolve(
        currentPassword === '' ? { currentPassword: { key: 'problem.required' } } : {},
      ),
    send: async ({ currentPassword = '' }) => {
      const { error } = await deleteCustomer({ body: { password: currentPassword } });
      if (error) return error;
      blockDrafts();
      accountOf(context).set(undefined);
      context.navigate(context.href(indexRoute, {}) ?? '/');
      return void context.dispatch(transient(text('deletion.done')));
    },
    failureOf: { CONFLICT: 'failed.openOrders' },
    fieldOf: { INVALID_CREDENTIALS: ['currentPassword', 'problem.wrongPassword'] },
  });
  return (
    <AccountFormLayout
      own={own}
      submit="deletion.submit"
      variant="danger"
      actions={
        <Button variant="quiet" onClick={onCancel}>
          {text('deletion.cancel')}
        </Button>
      }
    >
      <PasswordField own={own} name="currentPassword" />
    </AccountFormLayout>
  );
}
