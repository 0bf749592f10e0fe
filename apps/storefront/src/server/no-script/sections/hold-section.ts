import type { Cart } from '@larder/contracts/cart';
import { html, type Piece } from '../markup.js';
import { form, hasHoldEnded } from '../components.js';
import type { Visit } from '../visit.js';

/** Expiry of the hold, with a button to extend it (SLOT-06). */
export async function holdSection(visit: Visit, cart: Cart): Promise<Piece> {
  const { heldUntil, extensionsLeft = 0 } = cart.distributionWindow ?? {};
  if (heldUntil === undefined || hasHoldEnded(cart)) return undefined;
  const { own, rules, texts } = visit;
  const time = texts.date(heldUntil, { hour: '2-digit', minute: '2-digit' });
  const content = html`<button class="second">${rules.getHoldText(texts)('longer')}</button>`;
  return html`<p>${own('heldUntil', { time })}</p>
    ${
      extensionsLeft > 0 &&
      (await form(visit, { action: visit.to('window'), hidden: { longer: 'true' }, content }))
    }`;
}
