import type { ErrorCode, ProductAllergenWarning } from '@larder/contracts';
import type {
  AllergenFinding,
  AllergenWarning,
  Cart,
  ProductLineItem,
} from '@larder/contracts/cart';
import { allergenCalls } from '@larder/contracts/cart/allergens';
import { ALLERGENS } from '@larder/contracts/catalogue';
import { isCallError } from '@larder/platform';
import { html, type Piece } from '../markup.js';
import { changeCart, refusalMessage } from '../no-script-page.js';
import { form, type FormValues } from '../components.js';
import type { Visit } from '../visit.js';

/** Why goods were not put into the cart, and what can be confirmed about them. */
export interface RefusedGoods {
  readonly message: string;
  readonly warning?: ProductAllergenWarning | undefined;
}

/** The confirmation in the form; the backend compares it with the current allergens. */
export function confirmationIn({ confirmed }: FormValues): {
  confirmedAllergens?: AllergenFinding;
} {
  try {
    const value: unknown = JSON.parse(confirmed ?? '');
    return { confirmedAllergens: value as AllergenFinding };
  } catch {
    return {};
  }
}

function confirmationOf({ contains, mayContain, isUnknown }: AllergenFinding): string {
  return JSON.stringify({ contains, mayContain, isUnknown });
}

/** Adds goods to the cart, or returns why that was refused: for allergens, by product and allergen. */
export async function changeGoods(
  visit: Visit,
  work: () => Promise<unknown>,
): Promise<RefusedGoods | undefined> {
  let warning: ProductAllergenWarning | undefined;
  const message = await changeCart(visit, work, (of, error) => {
    warning = isCallError(error) ? error.data.customPayload?.allergenWarning : undefined;
    return warning ? `${warning.name}: ${findingIn(of, warning)}` : refusalMessage(of, error);
  });
  return message === undefined ? undefined : { message, warning };
}

/** Allergen conflicts of a product, as sentences. */
export function findingIn({ rules, texts }: Visit, finding: AllergenFinding): string {
  return rules.formatFinding(rules.getAllergenText(texts), finding);
}

/** The button to add a product after reading its warnings. */
export async function confirmAndAdd(
  visit: Visit,
  warning: ProductAllergenWarning,
  { quantity = '' }: FormValues,
): Promise<Piece> {
  const text = visit.rules.getAllergenText(visit.texts);
  const hidden = { sku: warning.sku, quantity, confirmed: confirmationOf(warning) };
  const content = html`<button class="second">${text('ask.add', { count: 1 })}</button>`;
  return form(visit, { action: visit.to('product'), hidden, content });
}

/** The allergen warning of a line, with a button to confirm it if it is not confirmed. */
export async function lineWarning(visit: Visit, line: ProductLineItem): Promise<Piece> {
  const { allergenWarning: warning } = line;
  if (!warning) return undefined;
  return html`<p class="notice">
      ${findingIn(visit, warning)}
      ${warning.isConfirmed && visit.rules.getAllergenText(visit.texts)('line.confirmed')}
    </p>
    ${!warning.isConfirmed && (await confirmLine(visit, line, warning))}`;
}

async function confirmLine(
  visit: Visit,
  { product: { sku, name }, quantity }: ProductLineItem,
  warning: AllergenWarning,
): Promise<Piece> {
  const text = visit.rules.getAllergenText(visit.texts);
  const hidden = { sku, quantity: String(quantity), confirmed: confirmationOf(warning) };
  const content = html`<button class="second">${text('line.confirmName', { name })}</button>`;
  return form(visit, { action: visit.to('cart'), hidden, content });
}

const fieldOf = (allergen: string) => `avoid-${allergen}`;

/** What the shopper avoids, for this cart and those after it. */
export async function allergenChoice(visit: Visit, cart: Cart | null): Promise<Piece> {
  const text = visit.rules.getAllergenText(visit.texts);
  const { chosen = [], diet = [] } = cart?.allergenProfile ?? {};
  const boxes = ALLERGENS.map((one) => {
    const name = text(`allergen.${one}`);
    const isOfDiet = diet.includes(one);
    return html`<label class="choice"
      ><input
        type="checkbox"
        name="${fieldOf(one)}"
        value="1"
        ${(isOfDiet || chosen.includes(one)) && html`checked`}
        ${isOfDiet && html`disabled`}
      />
      <span>${isOfDiet ? text('choice.fromDiet', { name }) : name}</span></label
    >`;
  });
  const content = html`<p>${text('choice.hint')}</p>
    <fieldset>
      <legend>${text('choice.legend')}</legend>
      ${boxes}
    </fieldset>
    <button class="second">${text('choice.save')}</button>`;
  return html`<details>
    <summary>${text('choice.title')}</summary>
    ${await form(visit, { action: visit.to('cart'), hidden: { avoid: '1' }, content })}
  </details>`;
}

/** Stores the choice; returns why that was refused. */
export function saveAllergenChoice(visit: Visit, sent: FormValues): Promise<string | undefined> {
  const allergens = ALLERGENS.filter((one) => sent[fieldOf(one)] !== undefined);
  return changeCart(visit, () =>
    visit.call(allergenCalls.setCartAllergens, { body: { allergens } }),
  );
}

/** Whether a validation error is about an unconfirmed allergen. */
export const isUnconfirmed = (code: string) =>
  code === ('ALLERGEN_CONFIRMATION_REQUIRED' satisfies ErrorCode);
