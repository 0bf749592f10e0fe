import { openLogin, profileRoute } from '@larder/contracts/customer';
import { useCapability, useFeature } from '@larder/platform';
import { Button, Notice, Stack } from '@larder/ui';
import { useLinking } from '../components/card/use-linking.js';
import { useCustomer } from '../components/use-customer.js';
import { isAuthenticated } from '../state/membership/membership.js';
import { useFreshCard } from '../components/membership/use-fresh-card.js';
import { useText } from '../messages/loyalty-text.js';
import type { LoyaltyButtonFields } from './loyalty-button.schema.js';

interface Props {
  readonly fields: LoyaltyButtonFields;
}

/** CONT-43: links the account of a customer in place; a guest is led through the login (LOY-17). */
export default function LoyaltyLink({ fields }: Props) {
  const text = useText();
  const { tenant, href } = useFeature();
  const customer = useCustomer();
  const login = useCapability(openLogin);
  if (!tenant.featureJoe) return null;
  if (customer) return <InPlace key={customer.id} fields={fields} />;
  const enter = () => login?.({ returnUrl: href(profileRoute, { slug: 'loyalty' }) ?? '/' });
  return (
    <div>
      <Button onClick={enter}>{fields.label ?? text('join.submit')}</Button>
    </div>
  );
}

function InPlace({ fields }: Props) {
  const text = useText();
  const { card, isKnown, hasFailed } = useFreshCard();
  const { state, link } = useLinking();
  if (isAuthenticated(card))
    return (
      <Notice type="success" live={state === 'done'}>
        {text(state === 'done' ? 'join.done' : 'join.isMember')}
      </Notice>
    );
  // Hidden for members; if membership cannot be determined, it is shown.
  const isUnknown = !isKnown && !hasFailed;
  return (
    <Stack gap={2}>
      {state !== 'ready' && state !== 'busy' && state !== 'done' && (
        <Notice type="error" live>
          {text(state)}
        </Notice>
      )}
      <div>
        <Button busy={isUnknown || state === 'busy'} onClick={() => link()}>
          {fields.label ?? text('join.submit')}
        </Button>
      </div>
    </Stack>
  );
}
