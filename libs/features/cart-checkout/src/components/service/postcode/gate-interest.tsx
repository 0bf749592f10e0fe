import { useRef, useState } from 'react';
import { useFormik } from 'formik';
import { Button, Notice, Stack, TextField } from '@larder/ui';
import { interestApi } from '../../../api/interest-api.js';
import { useGateText } from '../../../messages/gate-text.js';
import { useText } from '../../../messages/use-text.js';
import { isEmail } from './is-email.js';

/** Where nothing is delivered yet: an email for the day on which that changes. */
export function GateInterest({ postalCode }: { readonly postalCode: string }) {
  const text = useText();
  const gate = useGateText();
  const [send, { isError, isSuccess }] = interestApi.useAddServiceInterestMutation();
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useFormik({
    initialValues: { email: '' },
    onSubmit: async (values) => {
      const email = values.email.trim();
      const isValid = isEmail(email);
      setWrong(!isValid);
      if (isValid) await send({ body: { email, postalCode } });
      else field.current?.focus();
    },
  });
  if (isSuccess)
    return (
      <Notice live type="success">
        {gate('interest.sent', { email: form.values.email.trim() })}
      </Notice>
    );
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap={3}>
        <strong>{gate('interest.ask')}</strong>
        <TextField
          ref={field}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={50}
          label={gate('interest.email')}
          hint={gate('interest.hint')}
          value={form.values.email}
          onChange={form.handleChange}
          error={isWrong ? text('form.email') : undefined}
        />
        {isError && (
          <Notice live type="error" title={text('trouble.unreachable.title')}>
            {text('trouble.unreachable.text')}
          </Notice>
        )}
        <Button type="submit" variant="secondary" busy={form.isSubmitting}>
          {gate('interest.send')}
        </Button>
      </Stack>
    </form>
  );
}
