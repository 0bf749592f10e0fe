import type { Cart } from '@larder/contracts/cart';
import { cartCalls } from '@larder/contracts/cart';
import type { ErrorCode } from '@larder/contracts';
import { codeOf, isUnreachable } from '@larder/platform';
import type { Piece } from './markup.js';
import type { FormValues } from './components.js';
import type { Visit } from './visit.js';

/** A page to be shown, or the address that the visitor is led to. */
export type Outcome =
  | { readonly title: string; readonly body: Piece; readonly status?: number }
  | { readonly to: string };

/** One of the pages. `take` is what its form does. */
export interface NoScriptPage {
  show(visit: Visit, query: FormValues): Promise<Outcome>;
  handleForm?(visit: Visit, sent: FormValues): Promise<Outcome>;
}

/** The cart with goods in it, or a redirect to the page of an empty cart. */
export async function requireCart(visit: Visit): Promise<Cart | { readonly to: string }> {
  const cart = await visit.cart();
  return cart && cart.lineItemCount > 0 ? cart : { to: visit.to('cart') };
}

export const isRedirect = (outcome: object): outcome is { readonly to: string } => 'to' in outcome;

/**
 * Changes the cart, and reopens one that an order left frozen. Returns the text of a refusal, and
 * throws when there is no response.
 */
export async function changeCart(
  visit: Visit,
  work: () => Promise<unknown>,
  messageOf = refusalMessage,
): Promise<string | undefined> {
  try {
    await work().catch(async (error: unknown) => {
      if (codeOf(error) !== ('3' satisfies ErrorCode)) throw error;
      await visit.call(cartCalls.resetCart);
      return work();
    });
    return undefined;
  } catch (error) {
    return messageOf(visit, error);
  }
}

/** Why a call was refused, as a text of the shop. Rethrows other errors. */
export function refusalMessage({ text, rules }: Visit, error: unknown): string {
  const code = codeOf(error);
  if (code === '' || isUnreachable(error)) throw error;
  if (rules.hasMessage(code)) return text(`error.${code}`);
  if (code === ('MAX_QUANTITY_REACHED' satisfies ErrorCode)) return text('problem.maximum');
  const isGoods = (['NOT_ORDERABLE', 'UNKNOWN_SKU', 'INVALID_QUANTITY'] as string[]).includes(code);
  return text(isGoods ? 'problem.refused' : 'error.unknown');
}
