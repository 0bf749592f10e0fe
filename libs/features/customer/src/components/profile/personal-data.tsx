import { useState } from 'react';
import type { Customer } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { Card, Notice, Stack } from '@larder/ui';
import { accountOf } from '../../state/account/account.js';
import { customerApi } from '../../api/customer-api.js';
import { AccountFormLayout } from '../forms/account-form.js';
import { Field } from '../forms/field.js';
import { dateContextOf } from '../forms/date-context.js';
import { PersonFields } from '../forms/person-fields.js';
import { useAccountForm } from '../forms/use-account-form.js';
import { useText } from '../../messages/account-text.js';
import { isChanged, profileOf, profileValues } from './is-changed.js';

type Saved = 'saved' | 'saved.same' | 'saved.email';

/** The six fields of the profile; what has not changed is not sent (CUST-21). */
export function PersonalData({ customer }: { readonly customer: Customer }) {
  const text = useText();
  const context = useFeature();
  const [update] = customerApi.useUpdateCustomerMutation();
  const [saved, setSaved] = useState<Saved>();
  const own = useAccountForm({
    initial: profileValues(customer),
    storedAs: 'personal-data',
    check: async (values) => {
      setSaved(undefined);
      return (await import('../forms/check-forms.js')).checkProfile(values, dateContextOf(context));
    },
    send: async (values) => {
      if (!isChanged(customer, values)) return setSaved('saved.same');
      const body = profileOf(values);
      const { data, error } = await update({ body });
      if (!data) return error;
      accountOf(context).update(data);
      setSaved(data.email === body.email ? 'saved' : 'saved.email');
      return undefined;
    },
  });
  return (
    <Card>
      <Stack gap={4}>
        {saved && (
          <Notice type={saved === 'saved.same' ? 'info' : 'success'} live>
            {text(saved, { email: own.form.values['email'] ?? '' })}
          </Notice>
        )}
        <AccountFormLayout own={own} submit="save" hasOptional>
          <PersonFields own={own}>
            <Field own={own} name="email" hint={text('email.change')} />
          </PersonFields>
        </AccountFormLayout>
      </Stack>
    </Card>
  );
}
