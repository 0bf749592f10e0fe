import type { Cart } from '@larder/contracts/cart';
import { tipCalls } from '@larder/contracts/cart/tip';
import type { OrderConfig } from '@larder/contracts/checkout';
import { html, type Piece } from '../markup.js';
import { changeCart } from '../no-script-page.js';
import { choice, form, type FormValues } from '../components.js';
import type { Visit } from '../visit.js';

/** What the driver gets, with a button of its own: the order's button stands below the total. */
export async function tipSection(visit: Visit, cart: Cart, config: OrderConfig): Promise<Piece> {
  const { rules, texts, to } = visit;
  const tips = rules.offeredTips(cart, config);
  if (tips.length === 0) return undefined;
  const text = rules.getTipText(texts);
  const chosen = cart.priceInfo.tip ?? 0;
  return form(visit, {
    action: to('order'),
    content: html`<fieldset>
        <legend>${text('title')}</legend>
        <p class="hint">${text('hint')}</p>
        ${[0, ...tips].map((tip) =>
          choice({
            name: 'tip',
            value: `${tip}`,
            isChosen: tip === chosen,
            label: tip === 0 ? text('none') : texts.money(tip),
          }),
        )}
      </fieldset>
      <button class="second">${text('send')}</button>`,
  });
}

/** Stores the tip of a form; a refusal as text. */
export async function saveTip(visit: Visit, { tip }: FormValues): Promise<string | undefined> {
  const body = { tip: Math.trunc(Number(tip)) };
  return changeCart(visit, () => visit.call(tipCalls.setTip, { body }));
}
