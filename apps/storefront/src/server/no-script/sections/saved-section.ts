import type { ErrorCode } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { basketCalls, type SavedGood } from '@larder/contracts/cart/basket';
import { codeOf } from '@larder/platform';
import { html, type Piece } from '../markup.js';
import { changeCart, refusalMessage, type Outcome } from '../no-script-page.js';
import { form, type FormValues } from '../components.js';
import { addGoods } from '../pages/product-page.js';
import type { Visit } from '../visit.js';

const basketText = ({ rules, texts }: Visit) => rules.getBasketText(texts);

/** What the visitor has put aside, each with a button back to the cart; nothing where that is nothing. */
export async function savedSection(visit: Visit): Promise<Piece> {
  const { goods } = await visit.call(basketCalls.getSavedGoods);
  if (goods.length === 0) return undefined;
  return html`<section aria-labelledby="saved">
    <h2 id="saved">${basketText(visit)('saved.title', { count: goods.length })}</h2>
    <ul class="lines" role="list">
      ${await Promise.all(goods.map((good) => savedGood(visit, good)))}
    </ul>
  </section>`;
}

async function savedGood(visit: Visit, good: SavedGood): Promise<Piece> {
  const { rules, text, texts } = visit;
  const { sku, product, quantity, note } = good;
  const ownText = basketText(visit);
  const name = product?.name ?? good.name;
  const amount = product && rules.formatQuantity(text, texts, product, quantity);
  const canBeHad = product?.orderability === 'CanBeOrdered';
  const content = html`<div class="row">
    ${
      canBeHad &&
      html`<button
        class="second"
        name="back"
        value="${sku}"
        aria-label="${ownText('saved.toCartNamed', { amount: amount ?? '', name })}"
      >
        ${ownText('saved.toCart')}
      </button>`
    }
    <button class="second" name="forget" value="${sku}">
      ${ownText('saved.remove', { name })}
    </button>
  </div>`;
  return html`<li>
    <h3>${name}</h3>
    <p>
      ${amount ?? ownText('saved.gone')}${product && !canBeHad && `. ${ownText('saved.unavailable')}`}
    </p>
    ${note !== undefined && html`<p><q>${note}</q></p>`}
    ${await form(visit, { action: visit.to('cart'), content })}
  </li>`;
}

/** Handles a form about what is put aside; undefined for another form. */
export async function handleSavedForm(
  visit: Visit,
  { later, back, forget }: FormValues,
): Promise<
  { readonly refused?: string | undefined } | Extract<Outcome, { to: string }> | undefined
> {
  if (later !== undefined) return { refused: await putAside(visit, later) };
  if (back !== undefined) return takeBack(visit, back);
  if (forget === undefined) return undefined;
  await visit.call(basketCalls.removeSavedGood, { params: { sku: forget } });
  return {};
}

function putAside(visit: Visit, lineItemId: string): Promise<string | undefined> {
  return changeCart(
    visit,
    () => visit.call(basketCalls.saveForLater, { body: { lineItemId } }),
    (of, error) =>
      codeOf(error) === ('CONFLICT' satisfies ErrorCode)
        ? basketText(of)('saved.full')
        : refusalMessage(of, error),
  );
}

/** Puts a product back with its note; it stays put aside unless both are in the cart. */
async function takeBack(visit: Visit, sku: string) {
  const { goods } = await visit.call(basketCalls.getSavedGoods);
  const good = goods.find((one) => one.sku === sku);
  if (!good?.product) return {};
  const cart = await visit.cart();
  const quantity = String(good.quantity);
  const { mode } = visit.shop.built.shop.registry.tenant.servicePrompt;
  // CART-16, 17: the question comes before the first product.
  if (mode === 'required' && !visit.rules.destinationOf(cart))
    return { to: visit.to('service', { sku, quantity }) };
  const refused = await addGoods(visit, good.product, { quantity }, cart);
  if (refused) return { refused: refused.message };
  const message = await giveNote(visit, good, await visit.cart());
  if (message !== undefined) return { refused: message };
  await visit.call(basketCalls.removeSavedGood, { params: { sku } });
  return {};
}

async function giveNote(visit: Visit, { sku, note }: SavedGood, cart: Cart | null) {
  const line = cart?.productLineItems.find(({ product }) => product.sku === sku);
  if (note === undefined || !line || line.note !== undefined) return undefined;
  const params = { lineItemId: line.lineItemId };
  return changeCart(visit, () => visit.call(basketCalls.setLineNote, { params, body: { note } }));
}
