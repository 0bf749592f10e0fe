import type { Order, OrderPickupPlace } from '@larder/contracts/checkout';
import { afterOrderCalls } from '@larder/contracts/checkout/after-order';
import { form } from '../components.js';
import { html, type Piece } from '../markup.js';
import type { Visit } from '../visit.js';

/** The bay or locker of an order; nothing at a counter. */
function placeLine({ own }: Visit, place: OrderPickupPlace | undefined): Piece {
  if (!place) return undefined;
  const { kind, name, code = '' } = place;
  const text =
    kind === 'BAY' ? own('delivery.bay', { name }) : own('delivery.locker', { name, code });
  return html`<p><strong>${text}</strong></p>`;
}

/** The van on its way, or the code for the counter; nothing before and after. */
export async function deliverySection(visit: Visit, { orderNumber }: Order): Promise<Piece> {
  const { own, texts, call } = visit;
  const tracking = await call(afterOrderCalls.getDeliveryTracking, { params: { orderNumber } });
  const { expectedAt, stopsBefore = 0, isSimulated, pickup } = tracking;
  if (expectedAt !== undefined) {
    const time = texts.date(expectedAt, { hour: '2-digit', minute: '2-digit' });
    return html`<p>
        <strong>${own('delivery.expected', { time, stops: `${stopsBefore}` })}</strong>
      </p>
      ${isSimulated && html`<p>${own('delivery.simulated')}</p>`}
      <p>
        <a class="button second" href="${visit.to('done', { order: orderNumber })}"
          >${own('delivery.again')}</a
        >
      </p>`;
  }
  if (!pickup) return undefined;
  const content = html`<button>${own('delivery.here')}</button>`;
  const hidden = { order: orderNumber };
  return html`${placeLine(visit, pickup.place)}
    <p><strong>${own('delivery.code', { code: pickup.code })}</strong></p>
    ${
      pickup.arrival?.state === 'HERE'
        ? html`<p>${own('delivery.announced')}</p>`
        : await form(visit, { action: visit.to('done'), hidden, content })
    }`;
}
