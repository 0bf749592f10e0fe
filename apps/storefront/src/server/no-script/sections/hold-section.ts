import type { Cart } from '@larder/contracts/cart';
import { html, type Piece } from '../markup.js';
import { form, hasHoldEnded } from '../components.js';
import type { Visit } from '../visit.js';

/** The hold of the time slot, with buttons to extend it and to give it back (SLOT-06). */
export async function holdSection(visit: Visit, cart: Cart): Promise<Piece> {
  const { heldUntil, extensionsLeft = 0 } = cart.distributionWindow ?? {};
  if (heldUntil === undefined || hasHoldEnded(cart)) return undefined;
  const { own, rules, texts } = visit;
  const time = texts.date(heldUntil, { hour: '2-digit', minute: '2-digit' });
  const button = (name: string, text: string) =>
    form(visit, {
      action: visit.to('window'),
      hidden: { [name]: 'true' },
      content: html`<button class="second">${text}</button>`,
    });
  return html`<p>${own('heldUntil', { time })}</p>
    ${extensionsLeft > 0 && (await button('longer', rules.getHoldText(texts)('longer')))}
    ${cart.mode === 'REGULAR' && (await button('release', own('release')))}`;
}
