import { profileRoute } from '@larder/contracts/customer';
import type { OpenOrder } from '@larder/contracts/shopping';
import { Link, useHref, useTexts } from '@larder/platform';
import { Button, LinkButton } from '@larder/ui';
import type { useAdding } from '../order-changes/use-adding.js';
import { useHomeRowText } from './home-row-text.js';

type Numbered = Pick<OpenOrder, 'orderNumber'>;

/** Until when goods can be added, as "Thu 22:00"; undefined once it is too late. */
export function useChangeableUntil({ changeableUntil }: OpenOrder): string | undefined {
  const { date } = useTexts();
  return (
    changeableUntil &&
    date(changeableUntil, { weekday: 'short', hour: 'numeric', minute: '2-digit' })
  );
}

interface AddProps extends Numbered {
  readonly adding: ReturnType<typeof useAdding>;
}

/** Makes the cart an addition to the order. */
export function AddToOrder({ orderNumber, adding }: AddProps) {
  const text = useHomeRowText();
  return (
    <Button
      variant="secondary"
      busy={adding.isBusy}
      aria-label={text('order.addTo', { number: orderNumber })}
      onClick={() => void adding.add()}
    >
      {text('order.add')}
    </Button>
  );
}

interface ShowProps extends Numbered {
  readonly label: string;
  readonly variant?: 'primary' | 'secondary';
}

/** Leads to the order in the account, where the shop has accounts. */
export function ShowOrder({ orderNumber, label, variant = 'secondary' }: ShowProps) {
  const to = useHref()(profileRoute, { slug: 'orders' }, { order: orderNumber });
  if (to === undefined) return null;
  return (
    <LinkButton as={Link} href={to} variant={variant}>
      {label}
    </LinkButton>
  );
}
