import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@larder/contracts';
import { cartCalls, type Cart } from '@larder/contracts/cart';
import { checkoutCalls, type OrderConfig, type PaymentMethodKey } from '@larder/contracts/checkout';
import { codeOf, isNotFound, isUnreachable } from '@larder/platform';
import { findingIn, isUnconfirmed } from './allergen-part.js';
import { heldPart } from './hold-part.js';
import { html, type Piece } from './markup.js';
import { filledCart, isLed, refusalWords, type Outcome, type PlainPage } from './page.js';
import { choice, faults, form, lineWords, nextPage, paidWords, sums, type Sent } from './parts.js';
import type { Visit } from './visit.js';
import { takeWish, wishPart } from './wish-part.js';

/** Ways to pay that need no provider's page, from which only scripts lead back. */
const onSite: readonly PaymentMethodKey[] = ['payment-at-the-door', 'payment-at-the-store'];

/** The whole order once more, how it is paid, and the button that binds. */
export const orderPage: PlainPage = {
  show: async (visit) => {
    const cart = await filledCart(visit);
    if (isLed(cart)) return cart;
    return shown(visit, cart, {});
  },
  take: async (visit, sent) => {
    const methodKey = onSite.find((one) => one === sent['method']);
    const cart = await visit.cart();
    await takeWish(visit, cart, sent);
    const isPaid = cart !== null && visit.rules.isCovered(cart);
    if (methodKey === undefined && !isPaid)
      return again(visit, { method: visit.text('form.required') });
    try {
      return await place(visit, sent, methodKey);
    } catch (error) {
      return failed(visit, sent, error);
    }
  },
};

/** Freezes the cart and posts the order under the form's key: once, however often it is sent (CHK-04). */
async function place(
  visit: Visit,
  sent: Sent,
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
async function failed(visit: Visit, sent: Sent, error: unknown): Promise<Outcome> {
  if (codeOf(error) === '' || isUnreachable(error)) return unanswered(visit, sent);
  if (isNotFound(error)) return { to: visit.to('cart') };
  const cart = await visit.cart();
  if (cart?.cartStatus === 'FINALIZED') await visit.call(cartCalls.resetCart);
  const code = codeOf(error);
  if (code === ('CART_INVALID' satisfies ErrorCode)) return again(visit, await findings(visit));
  const isChanged = code === ('CONFLICT' satisfies ErrorCode);
  return again(visit, {
    summary: isChanged ? visit.own('changed') : refusalWords(visit, error),
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
    if (isFree) return rules.holdEndedWords(texts)('ended');
    if (code === ('NOT_ORDERABLE' satisfies ErrorCode)) return text('unavailable.text');
    if (isUnconfirmed(code)) return rules.allergenWords(texts)('blocked');
    if (code === ('MAX_QUANTITY_REACHED' satisfies ErrorCode)) return text('problem.maximum');
    return text(rules.isWorded(code) ? `error.${code}` : 'error.unknown');
  });
  return Object.fromEntries(
    [...new Set(all)].map((words, i) => [i === 0 ? 'summary' : `${i}`, words]),
  );
}

async function again(visit: Visit, found: Readonly<Record<string, string>>): Promise<Outcome> {
  const cart = await filledCart(visit);
  return isLed(cart) ? cart : shown(visit, cart, found);
}

/** CHK-02: asking again is safe, for the key is the same. */
async function unanswered(visit: Visit, { cartId, total, key, method }: Sent): Promise<Outcome> {
  const hidden = { cartId, total, key, method } as Sent;
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
        ${rules.quantityWords(text, texts, line.product, line.quantity)} ${line.product.name},
        ${lineWords(visit, line)}
        ${line.allergenWarning && html`<p>${findingIn(visit, line.allergenWarning)}</p>`}
      </li>`,
  );
  return {
    title: text('step.summary'),
    status: Object.keys(found).length > 0 ? 422 : 200,
    body: html`${faults(visit, found, { method: text('step.payment') })}
      <h1 id="summary">${text('step.summary')}</h1>
      ${await chosen(visit, cart)}
      <ul class="lines" role="list">
        ${lines}
      </ul>
      ${sums(visit, cart)} ${await orderForm(visit, cart, found)}`,
  };
}

/** What was entered before, each with the way to change it. */
async function chosen(visit: Visit, cart: Cart): Promise<Piece> {
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
    window: rules.windowWords(text, texts, when),
    contact: `${who.firstName} ${who.lastName}, ${who.email}, ${who.phoneNumber}`,
  };
  const held = await heldPart(visit, cart);
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

async function orderForm(visit: Visit, cart: Cart, found: Sent): Promise<Piece> {
  const { text, rules } = visit;
  const { paymentMethods, conditions } = await visit.call(checkoutCalls.getOrderConfig);
  const hidden = { cartId: cart.id, total: String(cart.priceInfo.total), key: randomUUID() };
  const sending = (content: Piece) =>
    form(visit, {
      ...{ action: visit.to('order'), hidden },
      content: html`${wishPart(visit, cart)} ${content} ${conditions && conditionsOf(conditions)}
        <button>${text('order.place')}</button>`,
    });
  if (rules.isCovered(cart)) return sending(html`<p>${paidWords(visit, cart)}</p>`);
  const service = cart.distributionAddress?.distributionType;
  const methods = rules.methodsFor(paymentMethods, service).filter((one) => onSite.includes(one));
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
