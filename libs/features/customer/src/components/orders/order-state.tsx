import type { ListedOrder } from '@larder/contracts/checkout';
import {
  Badge,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  PackageIcon,
  StoreIcon,
  TruckIcon,
} from '@larder/ui';
import { useText } from '../../messages/order-text.js';

const looks = {
  PLACED: { tone: 'organic', Icon: CheckIcon },
  PAYMENT_PENDING: { tone: 'warning', Icon: ClockIcon },
  PICKING: { tone: 'organic', Icon: PackageIcon },
  ON_THE_WAY: { tone: 'success', Icon: TruckIcon },
  READY: { tone: 'success', Icon: StoreIcon },
  COMPLETED: { tone: 'neutral', Icon: CheckIcon },
  CANCELLED: { tone: 'neutral', Icon: CloseIcon },
} as const satisfies Record<ListedOrder['status'], object>;

/** State of an order as a word, an icon and a colour. */
export function OrderState({ status }: Pick<ListedOrder, 'status'>) {
  const text = useText();
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {text(`order.status.${status}`)}
    </Badge>
  );
}
