import { useEffect, useState } from 'react';
import { useFeature } from '@larder/platform';
import { Button, Notice, Stack } from '@larder/ui';
import { AccountFormLayout, idOf } from '../forms/account-form.js';
import { Field } from '../forms/field.js';
import { useAccountForm } from '../forms/use-account-form.js';
import type { TextKey } from '../../messages/account-text.js';
import { useText } from '../../messages/phone-text.js';
import { checkCode, digitsOf } from './check-code.js';
import { ResendButton } from './resend-button.js';

interface Proof {
  readonly phoneNumber: string;
  readonly oneTimeCode: string;
}
type Proving = (isProving: boolean) => void;

interface Props {
  /** Sends a code to a number; gives the error of a refused call. */
  readonly request: (phoneNumber: string, onProving: Proving) => Promise<unknown>;
  /** Sends the code back; gives the error of a refused call. */
  readonly confirm: (proof: Proof) => Promise<unknown>;
  readonly submit: TextKey;
  /** What is said once a code was asked for. */
  readonly sent: 'phone.sentLogin' | 'phone.sent';
}

const tooMany = { TOO_MANY_REQUESTS: 'failed.tooManyCodes' } as const;

const focusField = (name: string) => document.getElementById(idOf(name))?.focus();

/** Asks for a number, then for the code that was sent to it; what is typed stays on the way back. */
export function PhoneProof({ request, confirm, submit, sent }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [phoneNumber, setNumber] = useState<string>();
  useEffect(
    () => focusField(phoneNumber === undefined ? 'phoneNumber' : 'oneTimeCode'),
    [phoneNumber],
  );
  if (phoneNumber === undefined)
    return (
      <NumberForm
        typed={typed}
        request={request}
        onSent={(value, read) => {
          setTyped(value);
          setNumber(read);
        }}
      />
    );
  return (
    <Stack gap={4}>
      <Notice type="info" live>
        {text(sent, { phone: typed })}
      </Notice>
      <CodeForm phoneNumber={phoneNumber} submit={submit} confirm={confirm} />
      <ResendButton resend={(onProving) => request(phoneNumber, onProving)} />
      <div>
        <Button variant="quiet" onClick={() => setNumber(undefined)}>
          {text('phone.other')}
        </Button>
      </div>
    </Stack>
  );
}

function NumberForm({
  typed,
  request,
  onSent,
}: Pick<Props, 'request'> & {
  readonly typed: string;
  readonly onSent: (typed: string, phoneNumber: string) => void;
}) {
  const { country } = useFeature().tenant;
  const own = useAccountForm({
    initial: { phoneNumber: typed },
    check: async ({ phoneNumber = '' }) => {
      const { checkPhone, loadPlan } = await import('../forms/check-forms.js');
      await loadPlan(country);
      return checkPhone(phoneNumber.trim(), country);
    },
    send: async ({ phoneNumber = '' }, onProving) => {
      const { dialable } = await import('../forms/check-phone.js');
      const read = dialable(phoneNumber.trim(), country);
      const error = await request(read, onProving);
      if (error === undefined) onSent(phoneNumber.trim(), read);
      return error;
    },
    failureOf: tooMany,
  });
  return (
    <AccountFormLayout own={own} submit="phone.send">
      <Field own={own} name="phoneNumber" />
    </AccountFormLayout>
  );
}

function CodeForm({
  phoneNumber,
  submit,
  confirm,
}: Pick<Props, 'submit' | 'confirm'> & { readonly phoneNumber: string }) {
  const own = useAccountForm({
    initial: { oneTimeCode: '' },
    check: (values) => Promise.resolve(checkCode(values)),
    send: (values) => confirm({ phoneNumber, oneTimeCode: digitsOf(values) }),
    fieldOf: { INVALID_CREDENTIALS: ['oneTimeCode', 'problem.code'] },
  });
  return (
    <AccountFormLayout own={own} submit={submit}>
      <Field own={own} name="oneTimeCode" />
    </AccountFormLayout>
  );
}
