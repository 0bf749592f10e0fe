import { cartCalls, type Cart, type ProductLineItem } from '@larder/contracts/cart';
import { fullName } from '@larder/contracts/catalogue';
import { checkoutCalls } from '@larder/contracts/checkout';
import { limitFindings, limitsFor } from '@larder/pricing';
import { html, type Piece } from '../markup.js';
import {
  changeGoods,
  allergenChoice,
  confirmationIn,
  lineWarning,
  saveAllergenChoice,
} from '../sections/allergen-section.js';
import type { NoScriptPage } from '../no-script-page.js';
import { benefits, handleBenefitForm, type TypedCode } from '../sections/codes-section.js';
import {
  errorSummary,
  form,
  formatLinePrice,
  nextPage,
  notice,
  select,
  renderTotals,
} from '../components.js';
import { quantityOptions } from './product-page.js';
import { lineExtras, orderNote, saveNote } from '../sections/notes-section.js';
import { handleSavedForm, savedSection } from '../sections/saved-section.js';
import type { Visit } from '../visit.js';

/** The cart's lines, each with quantity and a remove button, and the link to the checkout. */
export const cartPage: NoScriptPage = {
  show: async (visit) => shown(visit, await visit.cart()),
  handleForm: async (visit, sent) => {
    const { sku = '', remove, code } = sent;
    const benefit = await handleBenefitForm(visit, sent);
    if (benefit?.refused !== undefined && code !== undefined)
      return shown(visit, await visit.cart(), { code: { value: code, error: benefit.refused } });
    if (benefit) return outcome(visit, benefit.refused);
    if (sent['avoid'] !== undefined) return outcome(visit, await saveAllergenChoice(visit, sent));
    const isNote = sent['lineNote'] !== undefined || sent['orderNote'] !== undefined;
    const refusedNote = isNote ? await saveNote(visit, sent) : undefined;
    if (refusedNote !== undefined) return outcome(visit, refusedNote);
    // Putting a line aside takes along what was written beside the button.
    const saved = await handleSavedForm(visit, sent);
    if (saved) return 'to' in saved ? saved : outcome(visit, saved.refused);
    if (isNote) return outcome(visit, undefined);
    const refused = await changeGoods(visit, () =>
      remove === undefined
        ? visit.call(cartCalls.setItem, {
            query: {},
            body: { sku, quantity: Math.trunc(Number(sent['quantity'])), ...confirmationIn(sent) },
          })
        : visit.call(cartCalls.removeItems, { query: { lineItemIds: remove } }),
    );
    return outcome(visit, refused?.message);
  },
};

async function outcome(visit: Visit, refused: string | undefined) {
  if (refused === undefined) return { to: visit.to('cart') };
  return shown(visit, await visit.cart(), { refused });
}

interface CartErrors {
  readonly refused?: string;
  readonly code?: TypedCode;
}

async function shown(visit: Visit, cart: Cart | null, { refused, code }: CartErrors = {}) {
  const { text } = visit;
  const title = text('cart.title');
  const status = refused === undefined && !code ? 200 : 422;
  if (!cart || cart.lineItemCount === 0)
    return {
      title,
      status,
      body: html`<h1>${title}</h1>
        <p>${text('empty.title')}. ${text('empty.text')}</p>
        ${await savedSection(visit)} ${await allergenChoice(visit, cart)}`,
    };
  const lines = await Promise.all(cart.productLineItems.map((line) => lineOf(visit, line)));
  return {
    title,
    status,
    body: html`${refused !== undefined && notice(refused)}
      ${code && errorSummary(visit, { code: code.error })}
      <h1>${title}</h1>
      <ul class="lines" role="list">
        ${lines}
      </ul>
      ${await Promise.all(cart.unavailableLineItems.map((line) => unavailableLine(visit, line)))}
      ${await benefits(visit, cart, code)} ${renderTotals(visit, cart, visit.rules.isFeeOpen(cart))}
      ${await checkoutLink(visit, cart)} ${await orderNote(visit, cart, 'cart')}
      ${await savedSection(visit)} ${await allergenChoice(visit, cart)}`,
  };
}

async function lineOf(visit: Visit, line: ProductLineItem) {
  const { own, text, texts, rules } = visit;
  const { product, quantity } = line;
  const { name, sku } = product;
  const amount = rules.formatQuantity(text, texts, product, quantity);
  const content = html`<div class="row">
    ${select({
      name: 'quantity',
      id: `quantity-${sku}`,
      value: String(quantity),
      label: own('quantityOf', { name }),
      options: quantityOptions(visit, product, quantity),
    })}
    <button class="second" aria-label="${own('changeName', { name })}">${own('change')}</button>
    <button class="second" name="remove" value="${line.lineItemId}">
      ${text('line.remove', { name })}
    </button>
  </div>`;
  return html`<li>
    <h2>${fullName(product)}</h2>
    <p>${amount}, ${formatLinePrice(visit, line)}</p>
    ${
      line.lineDeposit > 0 &&
      html`<p class="hint">${text('line.deposit', { amount: texts.money(line.lineDeposit) })}</p>`
    }
    ${await lineWarning(visit, line)}
    ${await form(visit, { action: visit.to('cart'), hidden: { sku }, content })}
    ${await lineExtras(visit, line)}
  </li>`;
}

/** Unavailable lines with a remove button: the order waits for their removal (CART-96). */
async function unavailableLine(visit: Visit, { lineItemId, product: { name } }: ProductLineItem) {
  const content = html`<button class="second" name="remove" value="${lineItemId}">
    ${visit.text('line.remove', { name })}
  </button>`;
  return html`<p>${visit.own('unavailable', { name })}</p>
    ${await form(visit, { action: visit.to('cart'), content })}`;
}

/** To the checkout, or what the order misses (CART-59…62). */
async function checkoutLink(visit: Visit, cart: Cart): Promise<Piece> {
  const { text, texts, rules } = visit;
  const config = await visit.call(checkoutCalls.getOrderConfig);
  const limits = limitsFor(config, rules.destinationOf(cart)?.distributionType);
  const findings = limitFindings(cart, limits);
  if (findings.length > 0)
    return html`<div class="notice">
      <h2>${text('limits.title')}</h2>
      ${findings.map((one) => html`<p>${rules.formatLimit(text, texts, one, { cart, limits })}</p>`)}
    </div>`;
  return html`<p>
    <a class="button" href="${visit.to(nextPage(cart))}">${text('cart.checkout')}</a>
  </p>`;
}
