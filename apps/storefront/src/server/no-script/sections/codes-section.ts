import { cartCalls, type Cart, type DiscountCode } from '@larder/contracts/cart';
import { loyaltyCalls, type Voucher } from '@larder/contracts/loyalty';
import { codeOf, isCallError, isUnreachable } from '@larder/platform';
import { html, type Piece } from '../markup.js';
import { changeCart, refusalMessage } from '../no-script-page.js';
import { field, form, type FormValues } from '../components.js';
import type { Visit } from '../visit.js';

/** What was typed as a code, and why it was refused. */
export interface TypedCode {
  readonly value: string;
  readonly error: string;
}

/**
 * Adds or removes the discount code or voucher of a form (CART-98, LOY-12). Undefined for another form;
 * `refused` as text.
 */
export async function handleBenefitForm(
  visit: Visit,
  sent: FormValues,
): Promise<{ readonly refused: string | undefined } | undefined> {
  const { code, removeCode } = sent;
  if (code?.trim() === '')
    return { refused: visit.rules.getCodesText(visit.texts)('problem.empty') };
  const work = commandOf(visit, sent);
  if (!work) return undefined;
  const isCode = code !== undefined || removeCode !== undefined;
  return { refused: await changeCart(visit, work, isCode ? codeMessage : refusalMessage) };
}

function commandOf(
  { call }: Visit,
  { code, removeCode, voucher, removeVoucher }: FormValues,
): (() => Promise<unknown>) | undefined {
  if (code !== undefined)
    return () => call(cartCalls.addDiscountCode, { body: { code: code.trim() } });
  if (removeCode !== undefined)
    return () => call(cartCalls.removeDiscountCode, { query: { code: removeCode } });
  if (voucher !== undefined)
    return () => call(cartCalls.setItem, { query: {}, body: { sku: voucher, quantity: 1 } });
  if (removeVoucher !== undefined)
    return () => call(cartCalls.removeItems, { query: { lineItemIds: removeVoucher } });
  return undefined;
}

function codeMessage({ rules, texts }: Visit, error: unknown): string {
  if (codeOf(error) === '' || isUnreachable(error)) throw error;
  return rules.codeProblem(rules.getCodesText(texts), error);
}

/** The codes on the cart with their effects, a field for another one, and a member's vouchers. */
export async function benefits(visit: Visit, cart: Cart, typed?: TypedCode): Promise<Piece> {
  const codesText = visit.rules.getCodesText(visit.texts);
  const action = visit.to('cart');
  const listed = cart.discountCodes.map((one) => codeLine(visit, one));
  const content = html`${field({
      name: 'code',
      label: codesText('field'),
      value: typed?.value ?? '',
      error: typed?.error,
    })} <button class="second">${codesText('add')}</button>`;
  return html`<section aria-labelledby="codes">
    <h2 id="codes">${codesText('title')}</h2>
    ${
      listed.length > 0 &&
      (await form(visit, {
        action,
        content: html`<ul class="lines" role="list" aria-label="${codesText('list')}">
          ${listed}
        </ul>`,
      }))
    }
    ${await form(visit, { action, content })} ${await vouchers(visit, cart)}
  </section>`;
}

function codeLine({ rules, texts }: Visit, { code, title, savings, missing, fault }: DiscountCode) {
  const codesText = rules.getCodesText(texts);
  const amount = savings > 0 && `, ${codesText('saves', { amount: texts.money(savings) })}`;
  return html`<li>
    <p>${code}: ${title}${amount}</p>
    ${fault && html`<p class="error">${codesText(`problem.${fault}`)}</p>`}
    ${
      !fault &&
      missing !== undefined &&
      html`<p class="hint">${codesText('missing', { amount: texts.money(missing) })}</p>`
    }
    <button class="second" name="removeCode" value="${code}">
      ${codesText('remove', { code })}
    </button>
  </li>`;
}

/** What a member can redeem, or has in the cart; nothing for anybody else. */
async function vouchers(visit: Visit, cart: Cart): Promise<Piece> {
  if (cart.customerId === undefined) return undefined;
  const known = await visit.call(loyaltyCalls.getLoyaltyVouchers).catch((error: unknown) => {
    if (isCallError(error)) return [];
    throw error;
  });
  const lines = new Map(cart.voucherLineItems.map((one) => [one.articleId, one.lineItemId]));
  const shown = known.filter(
    (one) => one.articleId !== undefined && (lines.has(one.articleId) || isReady(visit, one)),
  );
  if (shown.length === 0) return undefined;
  const content = html`<ul class="lines" role="list" aria-label="${visit.own('vouchers')}">
    ${shown.map(({ articleId = '', title }) => {
      const line = lines.get(articleId);
      const [name, value] = line === undefined ? ['voucher', articleId] : ['removeVoucher', line];
      const label = visit.own(line === undefined ? 'voucher.redeem' : 'voucher.remove', { title });
      return html`<li>
        <p>${title}</p>
        <button class="second" name="${name}" value="${value}">${label}</button>
      </li>`;
    })}
  </ul>`;
  return html`<h3>${visit.own('vouchers')}</h3>
    ${await form(visit, { action: visit.to('cart'), content })}`;
}

/** A voucher whose time it is, and that need not be activated first. */
function isReady({ shop }: Visit, { activated, validFrom = '', expirationDate }: Voucher): boolean {
  const { timeZone } = shop.built.shop.registry.tenant;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.now());
  return activated !== false && validFrom <= day && day <= (expirationDate ?? day);
}
