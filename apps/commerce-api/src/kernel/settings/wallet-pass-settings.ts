import * as z from 'zod/mini';

/** What Apple signs passes of one type by, in PEM; see `docs/how-to/add-wallet-passes.md`. */
export interface AppleWallet {
  readonly team: string;
  readonly passType: string;
  readonly certificate: string;
  readonly key: string;
  /** Apple's intermediate certificate. */
  readonly authority: string;
}

/** The issuer at Google, and the service account that signs for it. */
export interface GoogleWallet {
  readonly issuer: string;
  readonly account: string;
  readonly key: string;
}

/** The wallets of phones that member cards can be added to. */
export interface WalletPassSettings {
  readonly apple?: AppleWallet;
  readonly google?: GoogleWallet;
  /** Folder of the tenants, whose media have the icon of each shop. */
  readonly tenantsDir: string;
}

const pem = (kind: string) =>
  z.optional(z.string().check(z.regex(new RegExp(`^-----BEGIN ${kind}`))));
const certificate = () => pem('CERTIFICATE-----');
const key = () => pem('(RSA )?PRIVATE KEY-----');
const described = <T extends z.ZodMiniType>(text: string, schema: T) =>
  schema.check(z.describe(text));

/** Environment variables of the wallets; each wallet has all of its own, or none. */
export const walletPassSettings = {
  APPLE_WALLET_TEAM: described(
    'Team of the Apple developer account that issues member cards, see [how-to/add-wallet-passes.md](how-to/add-wallet-passes.md). Empty: no card can be added to Apple Wallet. Goes with the other four of `APPLE_WALLET_`.',
    z.optional(z.string().check(z.regex(/^[A-Z0-9]{10}$/))),
  ),
  APPLE_WALLET_PASS_TYPE: described(
    'Identifier of the pass type, `pass.com.example.card` for example.',
    z.optional(z.string().check(z.regex(/^pass\.[\w.-]+$/))),
  ),
  APPLE_WALLET_CERTIFICATE: described('Certificate of the pass type, as PEM.', certificate()),
  APPLE_WALLET_KEY: described('Private key of that certificate, as PEM without a password.', key()),
  APPLE_WALLET_AUTHORITY: described(
    "Apple's intermediate certificate (WWDR) that signed it, as PEM.",
    certificate(),
  ),
  GOOGLE_WALLET_ISSUER: described(
    'Issuer number of the Google Wallet console. Empty: no card can be added to Google Wallet. Goes with `GOOGLE_WALLET_ACCOUNT` and `GOOGLE_WALLET_KEY`.',
    z.optional(z.string().check(z.regex(/^\d{6,25}$/))),
  ),
  GOOGLE_WALLET_ACCOUNT: described(
    'Email of the service account that may issue for that number.',
    z.optional(z.email()),
  ),
  GOOGLE_WALLET_KEY: described('Private key of that account, as PEM.', key()),
};

type Given = z.output<z.ZodMiniObject<typeof walletPassSettings>>;

/** The wallets that are configured; a half configured one has been refused before. */
export function readWalletPasses(
  env: Given,
  tenantsDir: string,
): { readonly walletPasses?: WalletPassSettings } {
  const {
    APPLE_WALLET_TEAM: team,
    APPLE_WALLET_PASS_TYPE: passType,
    APPLE_WALLET_CERTIFICATE: certificate,
    APPLE_WALLET_KEY: appleKey,
    APPLE_WALLET_AUTHORITY: authority,
  } = env;
  const {
    GOOGLE_WALLET_ISSUER: issuer,
    GOOGLE_WALLET_ACCOUNT: account,
    GOOGLE_WALLET_KEY: key,
  } = env;
  const wallets = {
    ...(team && passType && certificate && appleKey && authority
      ? { apple: { team, passType, certificate, key: appleKey, authority } }
      : {}),
    ...(issuer && account && key ? { google: { issuer, account, key } } : {}),
  };
  return Object.keys(wallets).length > 0 ? { walletPasses: { ...wallets, tenantsDir } } : {};
}
