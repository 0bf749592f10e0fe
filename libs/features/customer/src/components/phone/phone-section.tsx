import { useEffect, useState } from 'react';
import type { Customer } from '@larder/contracts/customer';
import { formatPhone, loadPlan } from '@larder/contracts/phone';
import { useFeature } from '@larder/platform';
import { Button, Card, Cluster, Notice, Stack } from '@larder/ui';
import { phoneApi } from '../../api/phone-api.js';
import { accountOf } from '../../state/account/account.js';
import { useAccount } from '../../state/account/use-account.js';
import { useText } from '../../messages/phone-text.js';
import { PhoneProof } from './phone-proof.js';

type Outcome = 'verified' | 'removed' | 'failed';

/** The number that the customer can sign in with: verified by a code, changed and removed. */
export default function PhoneSection() {
  const text = useText();
  const own = usePhone();
  const phone = useAccount().customer?.verifiedPhone;
  const shown = useShownNumber(phone);
  return (
    <Card as="section" aria-labelledby="phone">
      <Stack gap={4}>
        <h2 id="phone">{text('phone.title')}</h2>
        <p>{text('phone.text')}</p>
        {own.outcome && (
          <Notice type={own.outcome === 'failed' ? 'error' : 'success'} live>
            {text(`phone.${own.outcome}`)}
          </Notice>
        )}
        {shown !== undefined && <p>{text('phone.own', { phone: shown })}</p>}
        {own.isOpen ? (
          <PhoneProof
            submit="phone.verify"
            sent="phone.sent"
            request={own.request}
            confirm={own.confirm}
          />
        ) : (
          <Cluster gap={3}>
            <Button variant="secondary" onClick={own.open}>
              {text(phone === undefined ? 'phone.begin' : 'phone.change')}
            </Button>
            {phone !== undefined && (
              <Button variant="quiet" busy={own.isBusy} onClick={() => void own.remove()}>
                {text('phone.remove')}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

/** In groups of digits as soon as the plan of the shop's country is there. */
function useShownNumber(phone: string | undefined): string | undefined {
  const { country } = useFeature().tenant;
  const [, setLoaded] = useState(false);
  useEffect(() => {
    // Without the plan the number stays in one group.
    void loadPlan(country).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [country]);
  return phone && formatPhone(phone, country);
}

function usePhone() {
  const context = useFeature();
  const [ask] = phoneApi.useRequestPhoneVerificationMutation();
  const [verify] = phoneApi.useVerifyPhoneMutation();
  const [remove, { isLoading: isBusy }] = phoneApi.useRemovePhoneMutation();
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const finish = (customer: Customer, came: Outcome) => {
    accountOf(context).update(customer);
    setOutcome(came);
    setOpen(false);
  };
  return {
    isOpen,
    isBusy,
    outcome,
    open: () => {
      setOutcome(undefined);
      setOpen(true);
    },
    request: async (phoneNumber: string) => (await ask({ body: { phoneNumber } })).error,
    confirm: async (body: { readonly phoneNumber: string; readonly oneTimeCode: string }) => {
      const { data, error } = await verify({ body });
      if (data) finish(data, 'verified');
      return error;
    },
    remove: async () => {
      setOutcome(undefined);
      const { data } = await remove();
      if (data) finish(data, 'removed');
      else setOutcome('failed');
    },
  };
}
