import { PKPass } from 'passkit-generator';
import type { AppleWallet } from '../../kernel/settings/wallet-pass-settings.js';
import type { MemberPass } from './member-pass.js';
import type { PassIcons } from './pass-icons.js';

/** `#1f7a3d` as wallets want it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/**
 * A member card as a signed `.pkpass` file. Apple's wallet knows no EAN-13: a Code 128 of the same
 * digits is read by the same scanners.
 */
export function applePass(wallet: AppleWallet, pass: MemberPass, icons: PassIcons): Buffer {
  const { texts, cardId, colours } = pass;
  const file = new PKPass(
    icons,
    { wwdr: wallet.authority, signerCert: wallet.certificate, signerKey: wallet.key },
    {
      passTypeIdentifier: wallet.passType,
      teamIdentifier: wallet.team,
      organizationName: pass.shopName,
      serialNumber: pass.memberId,
      description: `${pass.shopName}: ${texts.title}`,
      logoText: pass.shopName,
      backgroundColor: rgb(colours.brand),
      foregroundColor: rgb(colours.onBrand),
      labelColor: rgb(colours.onBrand),
    },
  );
  file.type = 'storeCard';
  file.primaryFields.push({ key: 'points', label: texts.points, value: pass.points });
  file.secondaryFields.push({ key: 'day', label: texts.asOf, value: pass.day });
  file.backFields.push(
    { key: 'number', label: texts.number, value: cardId },
    { key: 'about', label: texts.about, value: texts.note },
    { key: 'shop', label: pass.shopName, value: pass.origin },
  );
  file.setBarcodes({
    format: 'PKBarcodeFormatCode128',
    message: cardId,
    messageEncoding: 'iso-8859-1',
    altText: cardId,
  });
  return file.getAsBuffer();
}
