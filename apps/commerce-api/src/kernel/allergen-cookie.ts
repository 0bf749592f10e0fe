import type { Allergen } from '@larder/contracts/catalogue';
import { ALLERGENS } from '@larder/contracts/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the shopper avoids, kept in their browser: it outlives sessions and carts. */
export const allergenCookie = 'avoidedAllergens';
const maxAge = 365 * 86_400;

/** Allergens that the browser's cookie names, in the order of the law; words that are none are passed over. */
export function readAllergenCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): Allergen[] {
  const named = (cookies[allergenCookie] ?? '').split('.');
  return ALLERGENS.filter((one) => named.includes(one));
}

/** Keeps a choice in the browser; an empty one takes the cookie away. */
export function writeAllergenCookie(
  reply: Pick<FastifyReply, 'setCookie'>,
  allergens: readonly Allergen[],
  secure: boolean,
): void {
  reply.setCookie(allergenCookie, allergens.join('.'), {
    ...{ path: '/', sameSite: 'lax', httpOnly: true, secure },
    maxAge: allergens.length > 0 ? maxAge : 0,
  });
}
