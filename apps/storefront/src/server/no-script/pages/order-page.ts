import type { ErrorCode } from '@larder/contracts';
import { cartCalls, type Cart } from '@larder/contracts/cart';
import { checkoutCalls, type PaymentMethodKey } from '@larder/contracts/checkout';
import { codeOf, isCallError, isNotFound, isUnreachable } from '@larder/platform';
import { cashIn } from '../sections/cash-section.js';
import { confirmedAgeIn } from '../sections/age-section.js';
import { isUnconfirmed } from '../sections/allergen-section.js';
import { html } from '../markup.js';
import {
  requireCart,
  isRedirect,
  refusalMessage,
  type Outcome,
  type NoScriptPage,
} from '../no-script-page.js';
import { form, type FormValues } from '../components.js';
import type { Visit } from '../visit.js';
import { saveSubstitution } from '../sections/substitution-section.js';
import { saveNote } from '../sections/notes-section.js';
import { saveTip } from '../sections/tip-section.js';
import { handoverMethods, shown } from './order-form.js';

/** The whole order, its payment, and the button that places it. */
export const orderPage: NoScriptPage = {
  show: async (visit) => {
    const cart = await requireCart(visit);
    if (isRedirect(cart)) return cart;
    return shown(visit, cart, {});
  },
  handleForm: async (visit, sent) => {
    if (sent['tip'] !== undefined) {
      const refused = await saveTip(visit, sent);
      return refused === undefined
        ? { to: visit.to('order') }
        : showAgain(visit, { summary: refused });
    }
    if (sent['orderNote'] !== undefined) {
      const refused = await saveNote(visit, sent);
      return refused === undefined
        ? { to: visit.to('order') }
        : showAgain(visit, { summary: refused });
    }
    const methodKey = handoverMethods.find((one) => one === sent['method']);
    const cart = await visit.cart();
    await saveSubstitution(visit, cart, sent);
    const isPaid = cart !== null && visit.rules.isCovered(cart);
    if (methodKey === undefined && !isPaid)
      return showAgain(visit, { method: visit.text('form.required') });
    if (!cashIn(visit, sent)) return showAgain(visit, tooLittleCash(visit, cart));
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
    ...confirmedAgeIn(sent),
    ...cashIn(visit, sent),
  };
  const result = await visit.call(checkoutCalls.postCheckout, { body }, { 'idempotency-key': key });
  return { to: visit.to('done', { order: result.orderNumber ?? '' }) };
}

/** A refusal reopens the cart and shows why; without a response the same order is sent again. */
async function handleFailure(visit: Visit, sent: FormValues, error: unknown): Promise<Outcome> {
  if (codeOf(error) === '' || isUnreachable(error)) return retryPage(visit, sent);
  if (isNotFound(error)) return { to: visit.to('cart') };
  const cart = await visit.cart();
  if (cart?.cartStatus === 'FINALIZED') await visit.call(cartCalls.resetCart);
  const code = codeOf(error);
  if (code === ('CART_INVALID' satisfies ErrorCode)) return showAgain(visit, await findings(visit));
  if (code === ('AGE_CONFIRMATION_REQUIRED' satisfies ErrorCode))
    return showAgain(visit, { age: visit.rules.getAgeText(visit.texts)('required') });
  if (isCallError(error) && error.data.fields?.['paysWith'] !== undefined)
    return showAgain(visit, tooLittleCash(visit, cart));
  const isChanged = code === ('CONFLICT' satisfies ErrorCode);
  return showAgain(visit, {
    summary: isChanged ? visit.own('changed') : refusalMessage(visit, error),
  });
}

/** The cash that the shopper wants to hand over is no amount, or not enough. */
function tooLittleCash({ rules, texts }: Visit, cart: Cart | null) {
  const { money } = texts;
  const amount = money(cart?.totalAtHandover ?? cart?.priceInfo.total ?? 0);
  return { paysWith: rules.getPaymentText(texts)('cash.tooLittle', { amount }) };
}

/** The validation errors as texts. */
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
    if (code === ('AGE_BELOW_LIMIT' satisfies ErrorCode))
      return rules.getAgeText(texts)('tooYoung');
    if (isUnconfirmed(code)) return rules.getAllergenText(texts)('blocked');
    if (code === ('MAX_QUANTITY_REACHED' satisfies ErrorCode)) return text('problem.maximum');
    return text(rules.hasMessage(code) ? `error.${code}` : 'error.unknown');
  });
  return Object.fromEntries(
    [...new Set(all)].map((message, i) => [i === 0 ? 'summary' : `${i}`, message]),
  );
}

async function showAgain(visit: Visit, found: Readonly<Record<string, string>>): Promise<Outcome> {
  const cart = await requireCart(visit);
  return isRedirect(cart) ? cart : shown(visit, cart, found);
}

/** CHK-02: retrying is safe because the idempotency key is the same. */
async function retryPage(
  visit: Visit,
  { cartId, total, key, method, age, paysWith }: FormValues,
): Promise<Outcome> {
  const hidden = {
    cartId,
    total,
    key,
    method,
    ...(age !== undefined && { age }),
    ...(paysWith !== undefined && { paysWith }),
  } as FormValues;
  const content = html`<button>${visit.text('retry')}</button>`;
  return {
    title: visit.text('order.unansweredTitle'),
    status: 503,
    body: html`<h1>${visit.text('order.unansweredTitle')}</h1>
      <p>${visit.text('order.unanswered')}</p>
      ${await form(visit, { action: visit.to('order'), hidden, content })}`,
  };
}
