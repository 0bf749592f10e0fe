import { profileRoute, type CustomerSettings } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { CalendarIcon, LinkButton } from '@larder/ui';

interface Props {
  readonly orderNumber: string;
  readonly label: string;
  /** Between two deliveries, as wished before. */
  readonly weeks?: number | undefined;
}

/** Leads from an order to a standing order made of it, where the shop has them. */
export function MakeStandingLink({ orderNumber, label, weeks }: Props) {
  const { href, settings } = useFeature();
  if (settings<CustomerSettings | undefined>('account')?.standingOrders !== true) return null;
  const to = href(
    profileRoute,
    { slug: 'standing-orders' },
    {
      order: orderNumber,
      ...(weeks !== undefined && { weeks: String(weeks) }),
    },
  );
  return (
    to !== undefined && (
      <LinkButton as={Link} variant="secondary" href={to} icon={<CalendarIcon />}>
        {label}
      </LinkButton>
    )
  );
}
