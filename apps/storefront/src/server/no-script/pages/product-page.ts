import { cartCalls, type Cart } from '@larder/contracts/cart';
import { catalogueCalls, fullName, productRoute, type Product } from '@larder/contracts/catalogue';
import { largestQuantity, quantityAfterAdding, shownPrice } from '@larder/pricing';
import { html, type Html } from '../markup.js';
import {
  confirmAndAdd,
  changeGoods,
  confirmationIn,
  type RefusedGoods,
} from '../sections/allergen-section.js';
import type { NoScriptPage } from '../no-script-page.js';
import { form, notice, select, type FormValues } from '../components.js';
import type { Visit } from '../visit.js';

const MAX_OPTIONS = 20;

/** Quantities to choose from, as texts; they include the current one. */
export function quantityOptions({ rules, text, texts }: Visit, product: Product, now?: number) {
  const { quantityStepSize: step } = product;
  const count = Math.min(MAX_OPTIONS, largestQuantity(product) / step);
  const all = Array.from({ length: count }, (_, i) => (i + 1) * step);
  if (now !== undefined && !all.includes(now)) all.push(now);
  return all.map((one) => [String(one), rules.formatQuantity(text, texts, product, one)] as const);
}

/** Adds goods to the cart; returns why that was refused. */
export function addGoods(visit: Visit, product: Product, sent: FormValues, cart: Cart | null) {
  const inCart = cart?.productLineItems.find((line) => line.product.sku === product.sku);
  const added = Math.trunc(Number(sent['quantity'])) || product.quantityStepSize;
  const quantity = quantityAfterAdding(product, inCart?.quantity ?? 0, added);
  const body = { sku: product.sku, quantity, ...confirmationIn(sent) };
  return changeGoods(visit, () => visit.call(cartCalls.setItem, { query: {}, body }));
}

export const findProduct = (visit: Visit, sku: string) =>
  visit.call(catalogueCalls.getProduct, { params: { sku } });

/** One product and the requested quantity. */
export const productPage: NoScriptPage = {
  show: async (visit, { sku }) =>
    sku ? shown(visit, await findProduct(visit, sku)) : { to: visit.to('cart') },
  handleForm: async (visit, sent) => {
    const { sku } = sent;
    if (!sku) return { to: visit.to('cart') };
    const product = await findProduct(visit, sku);
    const cart = await visit.cart();
    const { mode } = visit.shop.built.shop.registry.tenant.servicePrompt;
    // CART-16, 17: the question comes before the first product.
    if (mode === 'required' && !visit.rules.destinationOf(cart)) {
      const { quantity = '' } = sent;
      return { to: visit.to('service', { sku: product.sku, quantity }) };
    }
    const refused = await addGoods(visit, product, sent, cart);
    return refused === undefined ? { to: visit.to('cart') } : shown(visit, product, refused, sent);
  },
};

async function shown(
  visit: Visit,
  product: Product,
  refused?: RefusedGoods,
  sent: FormValues = {},
) {
  const { own, text, texts } = visit;
  const name = fullName(product);
  const options = quantityOptions(visit, product);
  const content = html`${select({
      name: 'quantity',
      label: own('quantity'),
      options,
      value: options[0]?.[0] ?? '',
    })} <button>${text('stepper.addText')}</button>`;
  const canBeHad = product.orderability === 'CanBeOrdered' && options.length > 0;
  return {
    title: name,
    status: refused === undefined ? 200 : 422,
    body: html`${refused && notice(refused.message)}
      ${refused?.warning && (await confirmAndAdd(visit, refused.warning, sent))}
      <h1>${name}</h1>
      <p>${product.packSize}</p>
      <p><strong>${texts.money(shownPrice(product))}</strong></p>
      ${
        canBeHad
          ? await form(visit, {
              action: visit.to('product'),
              hidden: { sku: product.sku },
              content,
            })
          : html`<p>${own('notOrderable')}</p>`
      }
      ${backToProduct(visit, product)}`,
  };
}

function backToProduct({ shop, locale, text }: Visit, { slug, name }: Product): Html {
  const { routes } = shop.built.shop.registry;
  const href = shop.code.hrefOf(routes, locale, productRoute, { slug });
  if (href === undefined) return html``;
  return html`<p>
    <a class="link" href="${href}">${name}</a> ·
    <a class="link" href="/_plain/${locale.code}/cart">${text('cart.title')}</a>
  </p>`;
}
