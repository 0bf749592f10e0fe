import { useState } from 'react';
import { useFormik } from 'formik';
import type { ErrorCode } from '@larder/contracts';
import type { Customer } from '@larder/contracts/customer';
import { orderPhysicalCardConfirmationRoute } from '@larder/contracts/loyalty';
import { codeOf, useDraft, useFeature, useInitialValues } from '@larder/platform';
import { Button, FormErrorSummary, Notice, Stack, TextField } from '@larder/ui';
import { loyaltyApi } from '../../api/loyalty-api.js';
import styles from '../loyalty.module.css';
import { useText } from '../../messages/loyalty-text.js';

const help = {
  firstName: 'given-name',
  lastName: 'family-name',
  streetName: 'address-line1',
  streetNumber: 'off',
  postalCode: 'postal-code',
  city: 'address-level2',
} as const;
type Name = keyof typeof help;
const DRAFT = 'physical-card';
const pairs = [
  ['firstName', 'lastName'],
  ['streetName', 'streetNumber'],
  ['postalCode', 'city'],
] as const satisfies readonly (readonly Name[])[];

interface Props {
  readonly customer: Customer;
}

/**
 * Delivery address of the card, prefilled from the account and editable for this order (LOY-19); it
 * survives an ended session.
 */
export function CardForm({ customer }: Props) {
  const text = useText();
  const { form, faulty, attempt, hasFailed } = useCardForm(customer);
  const field = (name: Name) => (
    <TextField
      key={name}
      id={`card-${name}`}
      name={name}
      label={text(`field.${name}`)}
      required
      autoComplete={help[name]}
      value={form.values[name]}
      error={faulty.includes(name) ? text('field.problem') : undefined}
      onChange={form.handleChange}
    />
  );
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit}>
      <Stack gap={4}>
        <FormErrorSummary
          title={text('field.summary')}
          attempt={attempt}
          errors={faulty.map((name) => ({
            fieldId: `card-${name}`,
            message: `${text(`field.${name}`)}: ${text('field.problem')}`,
          }))}
        />
        {hasFailed && (
          <Notice type="error" live>
            {text('failed')}
          </Notice>
        )}
        {pairs.map((names) => (
          <div key={names[0]} className={styles.pair}>
            {names.map(field)}
          </div>
        ))}
        <div>
          <Button type="submit" busy={form.isSubmitting}>
            {text('physical.order')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function useCardForm({ firstName, lastName, billingAddress = {} }: Customer) {
  const { href, navigate, tenant } = useFeature();
  const [orderCard] = loyaltyApi.useOrderPhysicalCardMutation();
  const [faulty, setFaulty] = useState<readonly Name[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const { streetName = '', streetNumber = '', postalCode = '', city = '' } = billingAddress;
  const initial = { firstName, lastName, streetName, streetNumber, postalCode, city };
  const form = useFormik({
    initialValues: { ...initial, ...useInitialValues(DRAFT, initial) },
    onSubmit: async (values) => {
      setFailed(false);
      const { checkCard } = await import('./check-card.js');
      const countryCode = billingAddress.countryCode ?? tenant.country;
      const { faulty: found, order } = checkCard({ ...values, countryCode });
      setFaulty(found.filter((name): name is Name => name in help));
      setAttempt((count) => count + 1);
      if (!order) return;
      const { data, error } = await orderCard({ body: order });
      if (codeOf(error) === ('CONFLICT' satisfies ErrorCode)) return;
      setFailed(!data);
      if (data) navigate(href(orderPhysicalCardConfirmationRoute, {}) ?? '/', { replace: true });
    },
  });
  useDraft({ form: DRAFT, initial, values: form.values });
  return { form, faulty, attempt, hasFailed };
}
