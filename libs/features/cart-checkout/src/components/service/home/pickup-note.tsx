import type { OpenOrder } from '@larder/contracts/shopping';
import { useHomeText } from './home-text.js';
import { pickupApi } from './pickup-api.js';
import { pickupCode } from './pickup-code.js';

/** Where an order waits, and what opens its locker or is named at the counter, in one line. */
export default function PickupNote({ orderNumber }: Pick<OpenOrder, 'orderNumber'>) {
  const home = useHomeText();
  const { data } = pickupApi.useGetPickupQuery({ params: { orderNumber } });
  const place = data?.pickup?.place;
  const { label, code } = pickupCode(data?.pickup);
  const parts = [
    place?.kind === 'LOCKER' && home('ready.locker', { name: place.name }),
    code !== undefined && `${home(label)} ${code}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : home('ready.number', { number: orderNumber });
}
