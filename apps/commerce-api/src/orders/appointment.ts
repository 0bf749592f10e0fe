import type { WholeOrder } from './repository.js';
import { calendarOf } from './calendar.js';
import type { Reader } from './words.js';
import { isGerman, orderAddress, placeWords } from './words.js';

/** The order's window as a calendar has it; the same order is the same entry, the newest one counts. */
export function orderCalendar(reader: Reader, { row, course, customerId }: WholeOrder): string {
  const { orderNumber, document } = row;
  const { shopName } = reader.shop.clientRuntimeConfig;
  const isPickup = document.distributionAddress.distributionType === 'CLICK_AND_COLLECT';
  const url = orderAddress(reader, orderNumber, customerId !== null);
  const german = isGerman(reader.locale);
  const service = isPickup
    ? german
      ? 'Abholung'
      : 'Collection'
    : german
      ? 'Lieferung'
      : 'Delivery';
  return calendarOf(
    {
      uid: `${orderNumber}@${reader.shop.hosts[0] ?? reader.shop.tenant}`,
      revision: course?.revision ?? 0,
      stamp: new Date(course?.steps.at(-1)?.at ?? row.placedAt),
      start: new Date(document.distributionWindow.start),
      end: new Date(document.distributionWindow.end),
      title: `${service}: ${shopName}`,
      text: `${german ? 'Bestellung' : 'Order'} ${orderNumber}\n${url}`,
      place: placeWords(document),
      url,
      isCancelled: row.status === 'CANCELLED',
    },
    shopName,
  );
}
