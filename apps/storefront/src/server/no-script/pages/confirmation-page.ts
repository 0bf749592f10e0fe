import type { ErrorCode } from '@larder/contracts';
import { checkoutCalls, type Order } from '@larder/contracts/checkout';
import { afterOrderCalls, INVOICE_PATH } from '@larder/contracts/checkout/after-order';
import { codeOf, isNotFound } from '@larder/platform';
import { html, type Piece } from '../markup.js';
import type { NoScriptPage } from '../no-script-page.js';
import { formatPayments, renderTotals } from '../components.js';
import type { Visit } from '../visit.js';
import { deliverySection } from '../sections/delivery-section.js';

/** Once it is packed there is an invoice, once it is delivered its goods can be claimed. */
function afterDelivery({ own, to }: Visit, { orderNumber, status }: Order): Piece {
  if (status !== 'ON_THE_WAY' && status !== 'READY' && status !== 'COMPLETED') return undefined;
  const invoice = INVOICE_PATH.replace(':orderNumber', encodeURIComponent(orderNumber));
  return html`<p>
    <a class="button second" href="${invoice}">${own('invoice')}</a>
    ${
      status === 'COMPLETED' &&
      html`<a class="button second" href="${to('claim', { order: orderNumber })}"
        >${own('claim')}</a
      >`
    }
  </p>`;
}

/** The order that was placed (CHK-05). */
export const confirmationPage: NoScriptPage = {
  show: async (visit, { order: orderNumber = '' }) => {
    const { text, texts, rules, call } = visit;
    const order =
      orderNumber === ''
        ? undefined
        : await call(checkoutCalls.getOrder, { params: { orderNumber } }).catch(
            (error: unknown) => {
              if (isNotFound(error)) return undefined;
              throw error;
            },
          );
    if (!order || order.status === 'CANCELLED')
      return {
        title: text('confirmation.missingTitle'),
        status: 404,
        body: html`<h1>${text('confirmation.missingTitle')}</h1>
          <p>${text('confirmation.missing')}</p>`,
      };
    const substitutionText = rules.getSubstitutionText(texts);
    const isDelivery = order.distributionAddress.distributionType === 'DELIVERY';
    return {
      title: text('confirmation.title'),
      body: html`<h1>${text('confirmation.title')}</h1>
        <p>${text('confirmation.text', { email: order.billingAddress.email })}</p>
        ${await deliverySection(visit, order)}
        <dl class="sums">
          <dt>${text('confirmation.number')}</dt>
          <dd>${order.orderNumber}</dd>
          <dt>${text(isDelivery ? 'confirmation.delivery' : 'confirmation.pickup')}</dt>
          <dd>
            ${rules.formatTimeSlot(text, texts, order.distributionWindow)},
            ${rules.addressLine(order.distributionAddress)}
          </dd>
          <dt>${text('step.payment')}</dt>
          <dd>${formatPayments(visit, order)}</dd>
          ${
            order.substitution &&
            html`<dt>${substitutionText('title')}</dt>
              <dd>${substitutionText(order.substitution)}</dd>`
          }
        </dl>
        ${renderTotals(visit, order)} ${afterDelivery(visit, order)}
        <h2>${text('confirmation.next')}</h2>
        <p>${text(isDelivery ? 'confirmation.nextDelivery' : 'confirmation.nextPickup')}</p>`,
    };
  },
  /** The shopper is in front of the store. */
  handleForm: async (visit, { order: orderNumber = '' }) => {
    await visit
      .call(afterOrderCalls.setPickupArrival, { params: { orderNumber }, body: { state: 'HERE' } })
      .catch((error: unknown) => {
        // The order was handed over meanwhile: the page shows its state.
        if (codeOf(error) !== ('CONFLICT' satisfies ErrorCode)) throw error;
      });
    return { to: visit.to('done', { order: orderNumber }) };
  },
};
