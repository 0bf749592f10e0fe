import type { Cart } from '@larder/contracts/cart';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import { html, type Html } from '../markup.js';
import type { FormValues } from '../components.js';
import type { Visit } from '../visit.js';

/** Whether the driver may leave the order at the door; off for goods with an age limit, with the reason. */
export function doorSection(visit: Visit, cart: Cart | null, values: FormValues): Html {
  const age = highestAgeLimit(cart?.productLineItems ?? []);
  const { rules, texts } = visit;
  const isWanted = values['leaveAtDoor'] !== undefined && age === undefined;
  return html`<label class="choice"
      ><input
        type="checkbox"
        name="leaveAtDoor"
        value="true"
        ${isWanted && html`checked`}
        ${age !== undefined && html`disabled aria-describedby="door-hint"`}
      />
      <span>${rules.getGateText(texts)('leaveAtDoor')}</span></label
    >
    ${
      age !== undefined &&
      html`<p class="hint" id="door-hint">${rules.getAgeText(texts)('door', { age })}</p>`
    }`;
}
