import { randomUUID } from 'node:crypto';
import { type Cart } from '@larder/contracts/cart';
import { checkoutCalls, type OrderConfig, type PaymentMethodKey } from '@larder/contracts/checkout';
import { ageSection } from '../sections/age-section.js';
import { findingIn } from '../sections/allergen-section.js';
import { holdSection } from '../sections/hold-section.js';
import { html, type Piece } from '../markup.js';
import { type Outcome } from '../no-script-page.js';
import {
  choice,
  errorSummary,
  form,
  formatLinePrice,
  nextPage,
  formatPayments,
  renderTotals,
  type FormValues,
} from '../components.js';
import type { Visit } from '../visit.js';
import { substitutionSection } from '../sections/substitution-section.js';
import { orderNote } from '../sections/notes-section.js';
import { cashSection } from '../sections/cash-section.js';
import { tipSection } from '../sections/tip-section.js';

/** Payment methods without a provider's page, whose return needs scripts. */
export const handoverMethods: readonly PaymentMethodKey[] = [
  'payment-at-the-door',
  'payment-at-the-store',
];

export async function shown(
  visit: Visit,
  cart: Cart,
  found: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const missing = nextPage(cart);
  if (missing !== 'order') return { to: visit.to(missing) };
  const { text, texts, rules } = visit;
  const lines = cart.productLineItems.map(
    (line) =>
      html`<li>
        ${rules.formatQuantity(text, texts, line.product, line.quantity)} ${line.product.name},
        ${formatLinePrice(visit, line)}
        ${line.note !== undefined && html`<p><q>${line.note}</q></p>`}
        ${line.allergenWarning && html`<p>${findingIn(visit, line.allergenWarning)}</p>`}
      </li>`,
  );
  const config = await visit.call(checkoutCalls.getOrderConfig);
  return {
    title: text('step.summary'),
    status: Object.keys(found).length > 0 ? 422 : 200,
    body: html`${errorSummary(visit, found, {
        method: text('step.payment'),
        paysWith: visit.rules.getPaymentText(visit.texts)('cash'),
      })}
      <h1 id="summary">${text('step.summary')}</h1>
      ${await chosenDetails(visit, cart)}
      <ul class="lines" role="list">
        ${lines}
      </ul>
      ${await orderNote(visit, cart, 'order')} ${await tipSection(visit, cart, config)}
      ${renderTotals(visit, cart)} ${await orderForm(visit, cart, config, found)}`,
  };
}

/** The completed steps, each with a link to change it. */
async function chosenDetails(visit: Visit, cart: Cart): Promise<Piece> {
  const { text, texts, rules, to } = visit;
  const { distributionAddress: at, distributionWindow: when, billingAddress: who } = cart;
  if (!at || !when || !who) return undefined;
  await rules.loadPlan(who.countryCode);
  const rows = [
    ['service', at.distributionType === 'DELIVERY' ? 'service.deliveryTo' : 'service.pickupAt'],
    ['window', ''],
    ['contact', ''],
  ] as const;
  const values = {
    service: text(rows[0][1], { address: rules.addressLine(at) }),
    window: rules.formatTimeSlot(text, texts, when),
    contact: `${who.firstName} ${who.lastName}, ${who.email}, ${rules.formatPhone(who.phoneNumber, who.countryCode)}`,
  };
  const held = await holdSection(visit, cart);
  const steps = { service: 'step.service', window: 'step.slot', contact: 'step.contact' } as const;
  return html`<section aria-label="${visit.own('steps')}">
    <ul class="lines" role="list">
      ${rows.map(
        ([page]) =>
          html`<li>
            <p>${values[page]}</p>
            ${page === 'window' && held}
            <a class="link" href="${to(page)}"
              >${text('step.change', { step: text(steps[page]) })}</a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

/** What ordering agrees to, beside the button. */
function conditionsOf({ text, links }: NonNullable<OrderConfig['conditions']>): Piece {
  return html`<p>
    ${text}
    ${links.map(({ label, href }) => html`<a class="link" href="${href}" target="_blank">${label}</a> `)}
  </p>`;
}

async function orderForm(
  visit: Visit,
  cart: Cart,
  { paymentMethods, conditions, notes }: OrderConfig,
  found: FormValues,
): Promise<Piece> {
  const { text, rules } = visit;
  const hidden = { cartId: cart.id, total: String(cart.priceInfo.total), key: randomUUID() };
  const sending = (content: Piece) =>
    form(visit, {
      action: visit.to('order'),
      hidden,
      content: html`${substitutionSection(visit, cart)} ${content} ${ageSection(visit, cart, found)}
        ${conditions && conditionsOf(conditions)} <button>${text('order.place')}</button>`,
    });
  if (rules.isCovered(cart)) return sending(html`<p>${formatPayments(visit, cart)}</p>`);
  const service = cart.distributionAddress?.distributionType;
  const methods = rules
    .methodsFor(paymentMethods, service)
    .filter((one) => handoverMethods.includes(one));
  if (methods.length === 0) return html`<p class="notice">${visit.own('noMethod')}</p>`;
  return sending(
    html`<fieldset id="method">
        <legend>${text('payment.legend')}</legend>
        ${found['method'] !== undefined && html`<p class="error">${found['method']}</p>`}
        ${methods.map((one) =>
          choice({
            name: 'method',
            value: one,
            label: `${text(`payment.${one}`)}: ${text(`payment.${one}.text`)}`,
          }),
        )}
      </fieldset>
      ${cashSection(visit, { notes }, methods, found)}`,
  );
}
