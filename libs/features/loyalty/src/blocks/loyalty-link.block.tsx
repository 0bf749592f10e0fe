import { openLogin, profileRoute } from '@larder/contracts/customer';
import { useCapability, useFeature } from '@larder/platform';
import { Button, Notice, Stack } from '@larder/ui';
import { useLinking } from '../card/use-linking.js';
import { useCustomer } from '../components/use-customer.js';
import { isAuthenticated } from '../membership/membership.js';
import { useMemberCard } from '../membership/use-member-card.js';
import { useText } from '../texts/loyalty-text.js';
import type { LoyaltyButtonFields } from './loyalty-button.schema.js';

/** CONT-43: links the account of a customer in place; a guest is led through the login (LOY-17). */
export default function LoyaltyLink({ fields }: { readonly fields: LoyaltyButtonFields }) {
  const text = useText();
  const { tenant, href } = useFeature();
  const customer = useCustomer();
  const card = useMemberCard();
  const login = useCapability(openLogin);
  const { state, link } = useLinking();
  if (!tenant.featureJoe) return null;
  if (isAuthenticated(card))
    return (
      <Notice type="success" live={state === 'done'}>
        {text(state === 'done' ? 'join.done' : 'join.isMember')}
      </Notice>
    );
  const press = () => {
    if (customer) return link();
    login?.({ returnUrl: href(profileRoute, { slug: 'loyalty' }) ?? '/' });
  };
  return (
    <Stack gap={2}>
      {(state === 'failed' || state === 'join.closed') && (
        <Notice type="error" live>
          {text(state)}
        </Notice>
      )}
      <div>
        <Button busy={state === 'busy'} onClick={press}>
          {fields.label ?? text('join.submit')}
        </Button>
      </div>
    </Stack>
  );
}
