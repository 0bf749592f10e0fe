import { useState } from 'react';
import type { Customer } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { Button, Card, Stack } from '@larder/ui';
import { phoneApi } from '../../api/phone-api.js';
import { withCaptcha } from '../../state/captcha/with-captcha.js';
import { useText } from '../../messages/phone-text.js';
import { PhoneProof } from './phone-proof.js';

interface Props {
  readonly onEntered: (customer: Customer) => void;
}

/** Signs in by a code on the phone, where the shop offers it. */
export default function PhoneSignIn({ onEntered }: Props) {
  const text = useText();
  const context = useFeature();
  const [ask] = phoneApi.useRequestPhoneLoginMutation();
  const [enter] = phoneApi.useLoginByPhoneMutation();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text('phone.enter')}
      </Button>
    );
  return (
    <Card as="section" outlined aria-labelledby="phone-sign-in">
      <Stack gap={4}>
        <h2 id="phone-sign-in">{text('phone.enter')}</h2>
        <PhoneProof
          submit="phone.signIn"
          sent="phone.sentLogin"
          request={(phoneNumber, onProving) =>
            withCaptcha({ context, onProving }, async (query) => {
              const { error } = await ask({ query, body: { phoneNumber } });
              return error;
            })
          }
          confirm={async (body) => {
            const { data, error } = await enter({ body });
            if (data) onEntered(data);
            return error;
          }}
        />
      </Stack>
    </Card>
  );
}
