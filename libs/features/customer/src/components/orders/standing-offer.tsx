import type { Order } from '@larder/contracts/checkout';
import { Card, Stack } from '@larder/ui';
import { useAccount } from '../../state/account/use-account.js';
import { useText } from '../../messages/order-text.js';
import { useText as useRegularText } from '../../messages/regular-text.js';
import { wishedRhythms } from '../../state/rhythm.js';
import { MakeStandingLink } from './make-standing-link.js';

/** Offers a customer to have the order repeated that was just placed, as they wished at the product. */
export default function StandingOffer({ order }: { readonly order: Order }) {
  const text = useText();
  const regular = useRegularText();
  const { customer } = useAccount();
  if (!customer) return null;
  const { orderNumber } = order;
  const wished = wishedIn(order, customer.id);
  if (!wished)
    return <MakeStandingLink orderNumber={orderNumber} label={text('order.makeStanding')} />;
  const { name, weeks } = wished;
  const title = regular(weeks === 1 ? 'regular.asked.1' : 'regular.asked.2', { name });
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3}>
        <h2>{title}</h2>
        <p>{regular('regular.asked.text')}</p>
        <div>
          <MakeStandingLink
            orderNumber={orderNumber}
            label={regular('regular.asked.link')}
            weeks={weeks}
          />
        </div>
      </Stack>
    </Card>
  );
}

/** The first product of the order that the customer wished to have regularly. */
function wishedIn({ productLineItems }: Order, owner: string) {
  const rhythms = wishedRhythms(owner);
  return productLineItems
    .map(({ product: { sku, name } }) => ({ name, weeks: rhythms.get(sku) }))
    .find(({ weeks }) => weeks !== undefined);
}
