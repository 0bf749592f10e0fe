import type { Cart, Substitution } from '@larder/contracts/cart';
import { substitutionCalls } from '@larder/contracts/cart/substitutions';
import { html, type Piece } from '../markup.js';
import { choice, type FormValues } from '../components.js';
import type { Visit } from '../visit.js';

const choices = ['SIMILAR', 'LEAVE_OUT', 'CALL'] as const satisfies readonly Substitution[];

/**
 * One preference for all products, shown where stock is at risk; without a choice nothing is
 * substituted (CART-08).
 */
export function substitutionSection({ rules, texts }: Visit, cart: Cart): Piece {
  const risky = cart.productLineItems.filter((line) => line.stockRisk);
  if (risky.length === 0) return undefined;
  const text = rules.getSubstitutionText(texts);
  const names = risky.map(({ product }) => product.name).join(', ');
  return html`<fieldset>
    <legend>${text('title')}</legend>
    <p class="hint">${text('hint', { names, count: risky.length })}</p>
    ${choices.map((one) =>
      choice({
        name: 'substitution',
        value: one,
        isChosen: cart.substitution === one,
        label: `${text(one)}: ${text(`${one}.hint`)}`,
      }),
    )}
  </fieldset>`;
}

/** Stores what was chosen, once, as long as the cart can be changed. */
export async function saveSubstitution(
  { call }: Visit,
  cart: Cart | null,
  { substitution }: FormValues,
): Promise<void> {
  const choice = choices.find((one) => one === substitution);
  if (cart?.cartStatus !== 'OPEN' || !choice || choice === cart.substitution) return;
  await call(substitutionCalls.setSubstitution, { body: { choice } });
}
