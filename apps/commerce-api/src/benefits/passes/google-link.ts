import { createSign } from 'node:crypto';
import type { GoogleWallet } from '../../kernel/settings/wallet-pass-settings.js';
import type { MemberPass } from './member-pass.js';

const SAVE_URL = 'https://pay.google.com/gp/v/save/';
/** The storefront draws it from the shop's own icon. */
const LOGO = '/_app/icon-512.png';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The card of a shop, which Google makes from the first link; later ones change nothing. */
const classOf = ({ issuer }: GoogleWallet, pass: MemberPass) => ({
  id: `${issuer}.${pass.tenant}`,
  issuerName: pass.shopName,
  programName: pass.texts.title,
  programLogo: { sourceUri: { uri: pass.origin + LOGO } },
  hexBackgroundColor: pass.colours.brand,
  reviewStatus: 'UNDER_REVIEW',
});

const objectOf = ({ issuer }: GoogleWallet, pass: MemberPass) => ({
  id: `${issuer}.${pass.tenant}-${pass.memberId}`,
  classId: `${issuer}.${pass.tenant}`,
  state: 'ACTIVE',
  accountId: pass.cardId,
  barcode: { type: 'EAN_13', value: pass.cardId, alternateText: pass.cardId },
  loyaltyPoints: { label: pass.texts.points, balance: { int: pass.points } },
});

/** Link that adds a member card to Google Wallet: a signed token, which Google alone opens. */
export function googleLink(wallet: GoogleWallet, pass: MemberPass, now: Date): string {
  const content = [
    encode({ alg: 'RS256', typ: 'JWT' }),
    encode({
      iss: wallet.account,
      aud: 'google',
      typ: 'savetowallet',
      iat: Math.floor(now.getTime() / 1000),
      origins: [pass.origin],
      payload: {
        loyaltyClasses: [classOf(wallet, pass)],
        loyaltyObjects: [objectOf(wallet, pass)],
      },
    }),
  ].join('.');
  const signature = createSign('RSA-SHA256').update(content).sign(wallet.key, 'base64url');
  return `${SAVE_URL}${content}.${signature}`;
}
