import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@larder/contracts';
import { cartCalls, type Cart } from '@larder/contracts/cart';
import { checkoutCalls, type OrderConfig, type PaymentMethodKey } from '@larder/contracts/checkout';
import { codeOf, isNotFound, isUnreachable } from '@larder/platform';
import { findingIn, isUnconfirmed } from '../sections/allergen-section.js';
import { holdSection } from '../sections/hold-section.js';
import { html, type Piece } from '../markup.js';
import {
  requireCart,
  isRedirect,
  refusalMessage,
  type Outcome,
  type NoScriptPage,
} from '../no-script-page.js';
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
import { saveSubstitution, substitutionSection } from '../sections/substitution-section.js';

/** Ways to pay that need no provider's page, from which only scripts lead back. */
const handoverMethods: readonly PaymentMethodKey[] = [
  'payment-at-the-door',
  'payment-at-the-store',
];

/** The whole order once more, how it is paid, and the button that binds. */
export const orderPage: NoScriptPage = {
  show: async (visit) => {
    const cart = await requireCart(visit);
    if (isRedirect(cart)) return cart;
    return shown(visit, cart, {});
  },
  handleForm: async (visit, sent) => {
    const methodKey = handoverMethods.find((one) => one === sent['method']);
    const cart = await visit.cart();
    await saveSubstitution(visit, cart, sent);
    const isPaid = cart !== null && visit.rules.isCovered(cart);
    if (methodKey === undefined && !isPaid)
      return again(visit, { method: visit.text('form.required') });
    try {
      return await placeOrder(visit, sent, methodKey);
    } catch (error) {
      return handleFailure(visit, sent, error);
    }
  },
};

/** Freezes the cart and posts the order under the form's key: once, however often it is sent (CHK-04). */
async function placeOrder(
  visit: Visit,
  sent: FormValues,
  methodKey: PaymentMethodKey | undefined,
): Promise<Outcome> {
  const { cartId = '', total, key = '' } = sent;
  const cart = await visit.cart();
  if (cart?.id === cartId && cart.cartStatus === 'OPEN') await visit.call(cartCalls.finalizeCart);
  const body = {
    cartId,
    ...(methodKey && { methodKey }),
    expectedTotal: Math.trunc(Number(total)),
  };
  const result = await visit.call(checkoutCalls.postCheckout, { body }, { 'idempotency-key': key });
  return { to: visit.to('done', { order: result.orderNumber ?? '' }) };
}

/** A refusal opens the cart again and says why; without an answer the same order is asked for again. */
async function handleFailure(visit: Visit, sent: FormValues, error: unknown): Promise<Outcome> {
  if (codeOf(error) === '' || isUnreachable(error)) return retryPage(visit, sent);
  if (isNotFound(error)) return { to: visit.to('cart') };
  const cart = await visit.cart();
  if (cart?.cartStatus === 'FINALIZED') await visit.call(cartCalls.resetCart);
  const code = codeOf(error);
  if (code === ('CART_INVALID' satisfies ErrorCode)) return again(visit, await findings(visit));
  const isChanged = code === ('CONFLICT' satisfies ErrorCode);
  return again(visit, {
    summary: isChanged ? visit.own('changed') : refusalMessage(visit, error),
  });
}

/** What the validation finds, in words. */
async function findings({
  call,
  rules,
  text,
  texts,
}: Visit): Promise<Readonly<Record<string, string>>> {
  const { errors } = await call(cartCalls.validateCart);
  const all = errors.map(({ code, isFree }) => {
    if (isFree) return rules.getHoldEndedText(texts)('ended');
    if (code === ('NOT_ORDERABLE' satisfies ErrorCode)) return text('unavailable.text');
    if (isUnconfirmed(code)) return rules.getAllergenText(texts)('blocked');
    if (code === ('MAX_QUANTITY_REACHED' satisfies ErrorCode)) return text('problem.maximum');
    return text(rules.hasMessage(code) ? `error.${code}` : 'error.unknown');
  });
  return Object.fromEntries(
    [...new Set(all)].map((words, i) => [i === 0 ? 'summary' : `${i}`, words]),
  );
}

async function again(visit: Visit, found: Readonly<Record<string, string>>): Promise<Outcome> {
  const cart = await requireCart(visit);
  return isRedirect(cart) ? cart : shown(visit, cart, found);
}

/** CHK-02: retrying is safe because the idempotency key is the same. */
async function retryPage(
  visit: Visit,
  { cartId, total, key, method }: FormValues,
): Promise<Outcome> {
  const hidden = { cartId, total, key, method } as FormValues;
  const content = html`<button>${visit.text('retry')}</button>`;
  return {
    title: visit.text('order.unansweredTitle'),
    status: 503,
    body: html`<h1>${visit.text('order.unansweredTitle')}</h1>
      <p>${visit.text('order.unanswered')}</p>
      ${await form(visit, { action: visit.to('order'), hidden, content })}`,
  };
}

async function shown(
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
        ${line.allergenWarning && html`<p>${findingIn(visit, line.allergenWarning)}</p>`}
      </li>`,
  );
  return {
    title: text('step.summary'),
    status: Object.keys(found).length > 0 ? 422 : 200,
    body: html`${errorSummary(visit, found, { method: text('step.payment') })}
      <h1 id="summary">${text('step.summary')}</h1>
      ${await chosenDetails(visit, cart)}
      <ul class="lines" role="list">
        ${lines}
      </ul>
      ${renderTotals(visit, cart)} ${await orderForm(visit, cart, found)}`,
  };
}

/** What was entered before, each with the way to change it. */
async function chosenDetails(visit: Visit, cart: Cart): Promise<Piece> {
  const { text, texts, rules, to } = visit;
  const { distributionAddress: at, distributionWindow: when, billingAddress: who } = cart;
  if (!at || !when || !who) return undefined;
  const rows = [
    ['service', at.distributionType === 'DELIVERY' ? 'service.deliveryTo' : 'service.pickupAt'],
    ['window', ''],
    ['contact', ''],
  ] as const;
  const words = {
    service: text(rows[0][1], { address: rules.addressLine(at) }),
    window: rules.formatTimeSlot(text, texts, when),
    contact: `${who.firstName} ${who.lastName}, ${who.email}, ${who.phoneNumber}`,
  };
  const held = await holdSection(visit, cart);
  const steps = { service: 'step.service', window: 'step.slot', contact: 'step.contact' } as const;
  return html`<section aria-label="${visit.own('steps')}">
    <ul class="lines" role="list">
      ${rows.map(
        ([page]) =>
          html`<li>
            <p>${words[page]}</p>
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

async function orderForm(visit: Visit, cart: Cart, found: FormValues): Promise<Piece> {
  const { text, rules } = visit;
  const { paymentMethods, conditions } = await visit.call(checkoutCalls.getOrderConfig);
  const hidden = { cartId: cart.id, total: String(cart.priceInfo.total), key: randomUUID() };
  const sending = (content: Piece) =>
    form(visit, {
      ...{ action: visit.to('order'), hidden },
      content: html`${substitutionSection(visit, cart)} ${content}
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
          ...{ name: 'method', value: one },
          words: `${text(`payment.${one}`)}: ${text(`payment.${one}.text`)}`,
        }),
      )}
    </fieldset>`,
  );
}
