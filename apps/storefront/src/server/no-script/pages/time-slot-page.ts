import { cartCalls, type Cart } from '@larder/contracts/cart';
import { substitutionCalls } from '@larder/contracts/cart/substitutions';
import { distributionCalls } from '@larder/contracts/distribution';
import { isServiceFree } from '@larder/pricing';
import { html } from '../markup.js';
import { holdSection } from '../sections/hold-section.js';
import {
  changeCart,
  requireCart,
  isRedirect,
  type Outcome,
  type NoScriptPage,
} from '../no-script-page.js';
import { choice, errorSummary, form, hasHoldEnded, nextPage, notice } from '../components.js';
import type { Visit } from '../visit.js';

/** Choice of the time slot: every one of every day; a full one cannot be chosen (SLOT-06, 17). */
export const timeSlotPage: NoScriptPage = {
  show: async (visit) => {
    const cart = await requireCart(visit);
    return isRedirect(cart) ? cart : shown(visit, cart);
  },
  handleForm: async (visit, { window: id = '', longer }) => {
    const cart = await requireCart(visit);
    if (isRedirect(cart)) return cart;
    if (longer !== undefined) return extendHold(visit, cart);
    if (id === '') return shown(visit, cart, visit.text('slot.choose'));
    const refused = await changeCart(visit, () =>
      visit.call(cartCalls.setTimeSlot, { body: { id } }),
    );
    if (refused !== undefined) return shown(visit, cart, refused);
    const changed = await visit.cart();
    return { to: visit.to(changed ? nextPage(changed) : 'cart') };
  },
};

/** After an expired hold, the page asks for the time slot again. */
async function extendHold(visit: Visit, cart: Cart): Promise<Outcome> {
  const refused = await changeCart(visit, () => visit.call(substitutionCalls.extendTimeSlot));
  const changed = (await visit.cart()) ?? cart;
  if (refused !== undefined && !hasHoldEnded(changed)) return shown(visit, changed, refused);
  return { to: visit.to(nextPage(changed)) };
}

async function shown(visit: Visit, cart: Cart, refused?: string) {
  const { rules, text, texts } = visit;
  const args = rules.timeSlotQuery(rules.destinationOf(cart));
  if (!args) return { to: visit.to('service') };
  const windows = await visit.call(distributionCalls.getWindows, args);
  const days = rules.timeSlotsByDay(windows, (instant) => rules.dayKey(texts, instant));
  const isFree = isServiceFree(cart.priceInfo.orderValue, cart.freeOfChargeThreshold);
  const chosen = windows.find(({ id }) => id === cart.distributionWindow?.id);
  const isOver = refused === undefined && hasHoldEnded(cart);
  const isFreeStill = chosen !== undefined && chosen.state !== 'full';
  const isNone = windows.every(({ state }) => state === 'full');
  const content = html`${days.map(
      (day) =>
        html`<fieldset>
          <legend>${rules.formatDay(texts, day.timeSlots[0]?.start ?? '')}</legend>
          ${day.timeSlots.map((window) => {
            const { time, fee, state } = rules.timeSlotLabels(text, texts, window, isFree);
            return choice({
              ...{ name: 'window', value: window.id },
              words: [time, fee, state].filter((word) => word !== '').join(', '),
              isChosen: window.id === cart.distributionWindow?.id,
              isShut: window.state === 'full',
            });
          })}
        </fieldset>`,
    )} <button>${text('step.slot.submit')}</button>`;
  return {
    title: text('step.slot'),
    status: refused === undefined ? 200 : 422,
    body: html`${errorSummary(visit, refused === undefined ? {} : { windows: refused })}
      ${isOver && notice(isFreeStill ? rules.getHoldEndedText(texts)('ended') : text('slot.lost'))}
      <h1 id="windows">${text('step.slot')}</h1>
      ${await holdSection(visit, cart)}
      ${
        isNone
          ? html`<p class="notice">${text('slot.noneTitle')}. ${text('slot.none')}</p>`
          : await form(visit, { action: visit.to('window'), content })
      }`,
  };
}
