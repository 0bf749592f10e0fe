import type { OrderRecord } from '../repository.js';
import { renderCalendar } from './calendar-file.js';
import type { EmailReader } from './order-formatters.js';
import { textsOf, orderAddress, formatPlace } from './order-formatters.js';

const labels = {
  de: { order: 'Bestellung', pickup: 'Abholung', delivery: 'Lieferung' },
  en: { order: 'Order', pickup: 'Collection', delivery: 'Delivery' },
  fr: { order: 'Commande', pickup: 'Retrait', delivery: 'Livraison' },
  hi: { order: 'ऑर्डर', pickup: 'पिकअप', delivery: 'डिलीवरी' },
};

/**
 * The order's time slot as a calendar event; all versions of an order have the same event, and the
 * newest one wins.
 */
export function orderCalendar(
  reader: EmailReader,
  { row, timeline, customerId }: OrderRecord,
): string {
  const { orderNumber, document } = row;
  const { shopName } = reader.shop.clientRuntimeConfig;
  const isPickup = document.distributionAddress.distributionType === 'CLICK_AND_COLLECT';
  const url = orderAddress(reader, orderNumber, customerId !== null);
  const texts = textsOf(labels, reader);
  return renderCalendar(
    {
      uid: `${orderNumber}@${reader.shop.hosts[0] ?? reader.shop.tenant}`,
      revision: timeline?.revision ?? 0,
      stamp: new Date(timeline?.steps.at(-1)?.at ?? row.placedAt),
      start: new Date(document.distributionWindow.start),
      end: new Date(document.distributionWindow.end),
      title: `${isPickup ? texts.pickup : texts.delivery}: ${shopName}`,
      text: `${texts.order} ${orderNumber}\n${url}`,
      place: formatPlace(document),
      url,
      isCancelled: row.status === 'CANCELLED',
    },
    shopName,
  );
}
