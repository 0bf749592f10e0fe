import type { ThemeConfig } from '@larder/contracts/tenant';
import { cardClosed } from '../loyalty/programme.js';
import type { RequestContext } from '../../kernel/context.js';
import { inLanguage } from '../../kernel/text/language.js';
import { passTexts, type PassTexts } from './pass-texts.js';

/** A member card as wallets show it. */
export interface MemberPass {
  readonly tenant: string;
  readonly shopName: string;
  /** Address of the shop. */
  readonly origin: string;
  readonly memberId: string;
  /** Number at the till. */
  readonly cardId: string;
  readonly points: number;
  readonly colours: Pick<ThemeConfig['colours'], 'brand' | 'onBrand'>;
  readonly texts: PassTexts;
  /** Day of the balance, in words. */
  readonly day: string;
}

/**
 * The pass of a signed-in member.
 * @throws ApiFailure 10048 for customers without a card
 */
export async function readMemberPass(
  context: RequestContext,
  customer: string,
): Promise<MemberPass> {
  const { shop, tenant, origin, locale, now } = context;
  const { memberId, mpCardId: cardId, pools } = await shop.loyalty.card(context, customer);
  if (memberId === undefined || cardId === undefined) throw cardClosed();
  const { shopName, locales, timeZone } = shop.clientRuntimeConfig;
  return {
    tenant,
    shopName,
    origin,
    memberId,
    cardId,
    points: pools.find(({ poolId }) => poolId === 'points')?.value ?? 0,
    colours: shop.themeConfig.colours,
    texts: inLanguage(passTexts, locale, locales[0]?.code),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(now),
  };
}
