import type { Cart, DiscountCode, ProductLineItem } from '@larder/contracts/cart';
import type { Order, PaymentMethodKey } from '@larder/contracts/checkout';
import { giftCardBrand } from '@larder/contracts/wallet';
import { highestLineTotal, passInTotal, totalRange } from '@larder/pricing';
import { html, type Html, type Piece } from './markup.js';
import type { Visit } from './visit.js';

/** What was sent with a form, by the name of the field. */
export type FormValues = Readonly<Record<string, string>>;

interface FormParts {
  readonly action: string;
  readonly content: Piece;
  /** Fields that are not seen. */
  readonly hidden?: FormValues;
}

/** A form of the visitor's own: it carries the token without which nothing is changed. */
export async function form(visit: Visit, { action, content, hidden = {} }: FormParts) {
  const fields = Object.entries({ token: await visit.token(), ...hidden });
  return html`<form method="post" action="${action}" novalidate>
    ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${content}
  </form>`;
}

interface FieldParts {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  /** How it is marked: that it may be left out. */
  readonly mark?: string | undefined;
  readonly hint?: string | undefined;
  readonly type?: string;
  readonly autocomplete?: string | undefined;
}

/** A labelled field with its message. */
export function field({ type = 'text', autocomplete = 'off', ...parts }: FieldParts): Html {
  const { name, label, value, error, mark, hint } = parts;
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div>
    <label for="${name}">${label}${mark !== undefined && ` (${mark})`}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      ${notes !== '' && html`aria-describedby="${notes}"`}
      ${error !== undefined && html`aria-invalid="true"`}
    />
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

interface SelectParts {
  readonly name: string;
  readonly id?: string;
  readonly label: Piece;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

export function select({ name, id = name, label, value, options }: SelectParts): Html {
  return html`<div>
    <label for="${id}">${label}</label>
    <select id="${id}" name="${name}">
      ${options.map(
        ([one, text]) =>
          html`<option value="${one}" ${one === value && html`selected`}>${text}</option>`,
      )}
    </select>
  </div>`;
}

interface ChoiceParts {
  readonly name: string;
  readonly value: string;
  readonly label: Piece;
  readonly isChosen?: boolean | undefined;
  readonly isShut?: boolean | undefined;
}

/** A radio button; all with the same name are in one `fieldset`. */
export function choice({ name, value, label, isChosen, isShut }: ChoiceParts): Html {
  return html`<label class="choice"
    ><input
      type="radio"
      name="${name}"
      value="${value}"
      ${isChosen === true && html`checked`}
      ${isShut === true && html`disabled`}
    />
    <span>${label}</span></label
  >`;
}

/**
 * Error summary above a form, with links to the fields. `labels` has the labels of fields that need
 * their own.
 */
export function errorSummary(visit: Visit, found: FormValues, labels: FormValues = {}): Piece {
  const all = Object.entries(found).map(([name, message]) => {
    const label = labels[name];
    return [name, label === undefined ? message : `${label}: ${message}`] as const;
  });
  if (all.length === 0) return undefined;
  return html`<div class="notice" role="alert">
    <h2>${visit.own('checkNow')}</h2>
    <ul>
      ${all.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
    </ul>
  </div>`;
}

/** A notice above everything else. */
export const notice = (text: string): Html => html`<p class="notice" role="alert">${text}</p>`;

interface PricedDocument extends Pick<Cart, 'priceInfo' | 'totalAtHandover'> {
  readonly discountCodes?: readonly DiscountCode[] | undefined;
}

/** What a line costs: by weight as expected, and at most. */
export function formatLinePrice(
  { text, texts }: Visit,
  { product, lineTotal }: Pick<ProductLineItem, 'product' | 'lineTotal'>,
): string {
  const expected = texts.money(lineTotal);
  if (!product.weightArticle) return expected;
  const amount = texts.money(highestLineTotal(product, lineTotal));
  return `${text('line.about')} ${expected} (${text('line.weighed', { amount })})`;
}

const hint = (text: string): Html => html`<p class="hint">${text}</p>`;

/** Every sum of a cart or order, deposits apart, and the tax that is in it. */
export function renderTotals({ text, texts }: Visit, of: PricedDocument, isFeeOpen = false): Html {
  const { priceInfo: info, discountCodes = [], totalAtHandover: rounded } = of;
  const { money } = texts;
  const { lowest, highest } = totalRange(info);
  const row = (name: string, text: string, kind = '') =>
    html`<dt class="${kind}">${name}</dt>
      <dd class="${kind}">${text}</dd>`;
  // What codes take off the service shows at the service.
  const counted = discountCodes.filter((one) => one.appliesTo === 'goods' && one.savings > 0);
  const byVoucher = counted.reduce((rest, { savings }) => rest - savings, info.discounts);
  const { depositFees, serviceFeesAfterDiscount: service, tip = 0, addedTax } = info;
  const pass = passInTotal(info);
  const fee = isFeeOpen
    ? text('totals.serviceOpen')
    : service === 0
      ? text('totals.free')
      : money(service);
  return html`<dl class="sums">
      ${row(text('totals.goods'), money(info.totalArticlePrice))}
      ${byVoucher > 0 && row(text('totals.discounts'), `−${money(byVoucher)}`)}
      ${counted.map(({ code, savings }) =>
        row(`${text('totals.discounts')} ${code}`, `−${money(savings)}`),
      )}
      ${depositFees > 0 && row(text('totals.deposit'), money(depositFees))}
      ${row(text('totals.service'), fee)} ${pass > 0 && row(text('totals.pass'), money(pass))}
      ${tip > 0 && row(text('totals.tip'), money(tip))}
      ${addedTax !== undefined && row(text('totals.tax'), money(addedTax))}
      ${row(text('totals.total'), money(info.total), 'sum')}
      ${rounded !== undefined && row(text('totals.rounded'), money(rounded))}
    </dl>
    ${addedTax === undefined && hint(text('totals.vat', { amount: money(info.totalVat) }))}
    ${
      info.overAuthorizationAmount > 0 &&
      hint(text('totals.weighed', { lowest: money(lowest), highest: money(highest) }))
    }`;
}

type PaidDocument = Pick<Order, 'payments'>;

/** What an order is paid by; the wallet was planned where scripts run. */
export function formatPayments({ text, own }: Visit, { payments }: PaidDocument): string {
  const names = payments.map(({ methodKey, brandName }) =>
    brandName === giftCardBrand
      ? text('payment.giftCard')
      : text(`payment.${methodKey as PaymentMethodKey}`),
  );
  return names.join(', ') || own('nothingToPay');
}

/** The hold of the chosen time slot has expired: it has to be chosen again (SLOT-16). */
export function hasHoldEnded({ cartStatus, distributionWindow }: Cart): boolean {
  const { heldUntil } = distributionWindow ?? {};
  return cartStatus === 'OPEN' && heldUntil !== undefined && Date.parse(heldUntil) <= Date.now();
}

/** The first page of the checkout that the cart still misses. */
export function nextPage(cart: Cart): string {
  if (!cart.distributionAddress) return 'service';
  if (!cart.distributionWindow || hasHoldEnded(cart)) return 'window';
  return cart.billingAddress ? 'order' : 'contact';
}
