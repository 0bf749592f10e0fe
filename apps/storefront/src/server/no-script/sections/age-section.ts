import type { Cart } from '@larder/contracts/cart';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import { html, type Piece } from '../markup.js';
import type { FormValues } from '../components.js';
import type { Visit } from '../visit.js';

/** The shopper's word that they are old enough for the goods of the cart. */
export function ageSection(visit: Visit, cart: Cart, found: FormValues): Piece {
  const age = highestAgeLimit(cart.productLineItems);
  if (age === undefined) return undefined;
  const text = visit.rules.getAgeText(visit.texts);
  const isPickup = cart.distributionAddress?.distributionType === 'CLICK_AND_COLLECT';
  return html`<fieldset id="age">
    <legend>${text('title', { age })}</legend>
    <p>${text(isPickup ? 'pickup' : 'delivery')}</p>
    ${found['age'] !== undefined && html`<p class="error">${found['age']}</p>`}
    <label class="choice"
      ><input type="checkbox" name="age" value="${String(age)}" />
      <span>${text('confirm', { age })}</span></label
    >
  </fieldset>`;
}

/** The confirmed age of a form, for the order. */
export function confirmedAgeIn({ age }: FormValues): { confirmedAge?: number } {
  const confirmedAge = Number(age);
  return Number.isInteger(confirmedAge) && confirmedAge > 0 && confirmedAge < 100
    ? { confirmedAge }
    : {};
}
