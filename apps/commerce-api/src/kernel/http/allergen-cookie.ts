import type { Allergen } from '@larder/contracts/catalogue';
import { ALLERGENS } from '@larder/contracts/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Allergens to avoid, stored in a cookie: the choice outlives sessions and carts. */
export const allergenCookie = 'avoidedAllergens';
const maxAge = 365 * 86_400;

/** Allergens of the browser's cookie, in the order of the law; ignores unknown values. */
export function readAllergenCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): Allergen[] {
  const named = (cookies[allergenCookie] ?? '').split('.');
  return ALLERGENS.filter((one) => named.includes(one));
}

/** Stores a choice in the cookie; an empty choice deletes it. */
export function writeAllergenCookie(
  reply: Pick<FastifyReply, 'setCookie'>,
  allergens: readonly Allergen[],
  secure: boolean,
): void {
  reply.setCookie(allergenCookie, allergens.join('.'), {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure,
    maxAge: allergens.length > 0 ? maxAge : 0,
  });
}
