import { cartCalls, type Cart } from '@larder/contracts/cart';
import { substitutionCalls } from '@larder/contracts/cart/substitutions';
import { distributionCalls } from '@larder/contracts/distribution';
import { isServiceFree } from '@larder/pricing';
import { html } from '../markup.js';
import { holdSection } from '../sections/hold-section.js';
import { changeCart, isRedirect, type Outcome, type NoScriptPage } from '../no-script-page.js';
import { choice, errorSummary, form, hasHoldEnded, nextPage, notice } from '../components.js';
import type { Visit } from '../visit.js';

/**
 * Choice of the time slot: every one of every day; a full one cannot be chosen (SLOT-06, 17). It can be
 * held before the first product.
 */
export const timeSlotPage: NoScriptPage = {
  show: async (visit) => {
    const cart = await requirePlace(visit);
    return isRedirect(cart) ? cart : shown(visit, cart);
  },
  handleForm: async (visit, { window: id = '', longer, release }) => {
    const cart = await requirePlace(visit);
    if (isRedirect(cart)) return cart;
    if (longer !== undefined) return extendHold(visit, cart);
    if (release !== undefined) return releaseTimeSlot(visit, cart);
    if (id === '') return shown(visit, cart, visit.text('slot.choose'));
    const refused = await changeCart(visit, () =>
      visit.call(cartCalls.setTimeSlot, { body: { id } }),
    );
    if (refused !== undefined) return shown(visit, cart, refused);
    const changed = await visit.cart();
    if (changed?.lineItemCount === 0) return { to: visit.to('window') };
    return { to: visit.to(changed ? nextPage(changed) : 'cart') };
  },
};

/** The cart, once it is known where it goes. */
async function requirePlace(visit: Visit): Promise<Cart | { readonly to: string }> {
  const cart = await visit.cart();
  if (cart && visit.rules.destinationOf(cart)) return cart;
  return { to: visit.to('service', { service: 'postcode' }) };
}

async function releaseTimeSlot(visit: Visit, cart: Cart): Promise<Outcome> {
  const refused = await changeCart(visit, () => visit.call(substitutionCalls.releaseTimeSlot));
  if (refused !== undefined) return shown(visit, (await visit.cart()) ?? cart, refused);
  return { to: visit.to('window') };
}

/** After an expired hold, the page asks for the time slot again. */
async function extendHold(visit: Visit, cart: Cart): Promise<Outcome> {
  const refused = await changeCart(visit, () => visit.call(substitutionCalls.extendTimeSlot));
  const changed = (await visit.cart()) ?? cart;
  if (refused !== undefined && !hasHoldEnded(changed)) return shown(visit, changed, refused);
  return { to: visit.to(changed.lineItemCount === 0 ? 'window' : nextPage(changed)) };
}

async function shown(visit: Visit, cart: Cart, refused?: string) {
  const { rules, text, texts } = visit;
  const args = rules.timeSlotQuery(rules.destinationOf(cart));
  if (!args) return { to: visit.to('service') };
  const windows = await visit.call(distributionCalls.getWindows, args);
  const days = rules.timeSlotsByDay(windows, (instant) => rules.dayKey(texts, instant));
  const cheapest = rules.cheapestFee(windows);
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
            const labels = rules.timeSlotLabels(text, texts, window, { isFree, cheapest });
            const { time, fee, state, green, until } = labels;
            return choice({
              name: 'window',
              value: window.id,
              label: [time, fee, labels.cheapest, green, state, until].filter(Boolean).join(', '),
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
