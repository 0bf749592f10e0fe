import { openLogin, profileRoute } from '@larder/contracts/customer';
import { Link, useCapability, useFeature } from '@larder/platform';
import { Button, LinkButton } from '@larder/ui';
import { useCustomer } from '../components/use-customer.js';
import { useText } from '../messages/loyalty-text.js';
import type { LoyaltyButtonFields } from './loyalty-button.schema.js';

/** CONT-42: leads through the login to the card, where the account is linked (LOY-17). */
export default function LoyaltyLogin({ fields }: { readonly fields: LoyaltyButtonFields }) {
  const text = useText();
  const { tenant, href } = useFeature();
  const customer = useCustomer();
  const login = useCapability(openLogin);
  const card = href(profileRoute, { slug: 'loyalty' });
  if (!tenant.featureJoe || card === undefined) return null;
  if (customer)
    return (
      <LinkButton as={Link} href={card}>
        {text('join.toCard')}
      </LinkButton>
    );
  return (
    <Button onClick={() => login?.({ returnUrl: card })}>
      {fields.label ?? text('join.login')}
    </Button>
  );
}
