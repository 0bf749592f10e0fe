import { fullName } from '@larder/contracts/catalogue';
import { againCalls } from '@larder/contracts/shopping/again';
import type { BoughtProduct } from '@larder/contracts/shopping';
import { form, select } from '../components.js';
import { html } from '../markup.js';
import type { NoScriptPage } from '../no-script-page.js';
import type { Visit } from '../visit.js';
import { quantityOptions } from './product-page.js';

/** What the visitor has bought, each with its usual quantity. The product's own page takes the forms. */
export const buyAgainPage: NoScriptPage = {
  show: async (visit) => {
    const { texts, text, rules } = visit;
    const own = rules.getAgainText(texts);
    const { products } = await visit.call(againCalls.getBuyAgain, { query: {} });
    const there = products.filter(({ quantity }) => quantity > 0);
    const title = own('title');
    if (there.length === 0)
      return {
        title,
        body: html`<h1>${title}</h1>
          <p>${own('empty.title')}. ${own('empty.text')}</p>`,
      };
    return {
      title,
      body: html`<h1>${title}</h1>
        <ul class="lines" role="list">
          ${await Promise.all(there.map((bought) => line(visit, bought)))}
        </ul>
        <p><a class="link" href="${visit.to('cart')}">${text('cart.title')}</a></p>`,
    };
  },
};

async function line(visit: Visit, { product, times, lastAt, quantity, isDue }: BoughtProduct) {
  const { own, rules, text, texts } = visit;
  const ownText = rules.getAgainText(texts);
  const name = fullName(product);
  const date = texts.date(lastAt, { day: 'numeric', month: 'long' });
  const content = html`<div class="row">
    ${select({
      name: 'quantity',
      id: `quantity-${product.sku}`,
      value: String(quantity),
      label: own('quantityOf', { name: product.name }),
      options: quantityOptions(visit, product, quantity),
    })}
    <button class="second" aria-label="${text('stepper.add', { name: product.name })}">
      ${text('stepper.addText')}
    </button>
  </div>`;
  return html`<li>
    <h2>${name}</h2>
    <p class="hint">
      ${isDue && html`<strong>${ownText('due')}</strong> · `}${ownText('bought', { count: times, date })}
    </p>
    ${await form(visit, { action: visit.to('product'), hidden: { sku: product.sku }, content })}
  </li>`;
}
