import { tmpdir } from 'node:os';
import forge from 'node-forge';
import type { WalletPassSettings } from '../../../kernel/settings/wallet-pass-settings.js';

/** A certificate that signs itself, as Apple would sign one for a developer account. */
function selfMade(name: string, keys: forge.pki.rsa.KeyPair): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2026-01-01');
  certificate.validity.notAfter = new Date('2036-01-01');
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

/** Settings of both wallets that no real wallet accepts, and the key that their signatures are checked by. */
export function selfMadeWallets(): {
  readonly wallets: WalletPassSettings;
  readonly publicKey: string;
} {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const key = forge.pki.privateKeyToPem(keys.privateKey);
  const wallets = {
    tenantsDir: tmpdir(),
    apple: {
      team: 'ABCDE12345',
      passType: 'pass.test.larder',
      key,
      certificate: selfMade('pass type', keys),
      authority: selfMade('authority', keys),
    },
    google: { issuer: '3388000000001', account: 'issuer@larder.test', key },
  };
  return { wallets, publicKey: forge.pki.publicKeyToPem(keys.publicKey) };
}
