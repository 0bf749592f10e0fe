import { errorCodes } from '@larder/contracts';
import type { ExpressBuyer } from '@larder/contracts/checkout';
import type { ClientRuntimeConfig, ShopLocale, ThemeConfig } from '@larder/contracts/tenant';
import type { LoyaltyProgramme } from '../benefits/loyalty/programme.js';
import { ApiFailure } from './failure.js';

/** Owners of a wallet by ISO 3166. */
export type ExpressBuyers = Readonly<Partial<Record<string, ExpressBuyer>>>;

/** Provider of a payment method. */
export interface MethodProvider {
  readonly name: string;
  /** Minutes after which an open payment is too late. */
  readonly expiryMinutes: number;
  /** The method cannot authorise: the money is captured when the shopper pays, before picking. */
  readonly capturesImmediately: boolean;
  /** The method can be saved now and authorised later without the shopper. */
  readonly canAuthoriseLater: boolean;
  /** Who pays by the method from the cart, by country; absent where it has no express payment. */
  readonly expressBuyers?: ExpressBuyers | undefined;
  /** Wallets pay by the method from the cart, by the provider's script. */
  readonly hasPageWallet?: boolean;
}

/** By method key. */
export type MethodProviders = Readonly<Partial<Record<string, MethodProvider>>>;

/** A shop as every request needs it: small, read at the start and after a change of its files. */
export interface Shop {
  readonly tenant: string;
  readonly hosts: readonly string[];
  /** Host names at which the shop is in preview (PLAT-21). */
  readonly previewHosts?: readonly string[];
  readonly clientRuntimeConfig: ClientRuntimeConfig;
  readonly themeConfig: ThemeConfig;
  /** The shop's imprint in the footer of its mails, by locale code. */
  readonly imprint?: Readonly<Record<string, readonly string[]>>;
  /** Members, points and vouchers, where the shop has a programme. */
  readonly loyalty: LoyaltyProgramme;
  /** Provider of each payment method; methods that are paid on handover have none. */
  readonly methodProviders?: MethodProviders;
  /** Key of the XSRF tokens and of captchas. */
  readonly secret: string;
  /** Further keys that count while keys are exchanged; absent: none. */
  readonly otherSecrets?: readonly string[];
  /** The shop is being removed: calls under way are answered, its configuration is not. */
  readonly isRetired?: boolean;
}

/** A shop that is taken out because its configuration is faulty. */
export interface ClosedShop {
  readonly tenant: string;
  readonly hosts: readonly string[];
}

/** All shops of this process and how a request finds its own. */
export interface TenantDirectory {
  readonly shops: readonly Shop[];
  /** Shops that are not served because of a fault of their own. */
  readonly closed: readonly ClosedShop[];
  /**
   * The shop of a host name; the default one at loopback names and those of `PUBLIC_URL`. Throws 421
   * for every other name, so that no response repeats a forged one, and 503 for a disabled shop.
   */
  byHost(host: string | undefined): Shop;
}

export interface DirectoryOptions {
  /** Host names of the default shop, in addition to loopback names. */
  readonly publicHosts?: readonly string[];
  readonly closed?: readonly ClosedShop[];
}

/** Throws when no shop is left, or when `standard`, the default one, does not exist. */
export function createDirectory(
  shops: readonly Shop[],
  standard: string,
  { publicHosts = [], closed = [] }: DirectoryOptions = {},
): TenantDirectory {
  const open = shops.filter(({ tenant }) => !closed.some((one) => one.tenant === tenant));
  if (open.length === 0) throw new Error('No tenant is left to serve');
  const fallback = open.find((shop) => shop.tenant === standard);
  if (!fallback && !closed.some(({ tenant }) => tenant === standard))
    throw new Error(`There is no tenant "${standard}"`);
  const all = [...open, ...open.map(inPreview)];
  const hosts = new Map(all.flatMap((shop) => shop.hosts.map((host) => [host, shop] as const)));
  const closedHosts = new Set(closed.flatMap((shop) => shop.hosts));
  const isDefault = (name: string) => isLoopback(name) || publicHosts.includes(name);
  const byHost = (host: string | undefined): Shop => {
    const name = hostName(host);
    const shop = hosts.get(name) ?? (isDefault(name) ? fallback : undefined);
    if (shop) return shop;
    if (closedHosts.has(name) || isDefault(name)) throw isClosed();
    throw isUnknown();
  };
  return { shops: open, closed, byHost };
}

/** The failure of a call at a host name that no shop has. */
export const isUnknown = () =>
  new ApiFailure(421, errorCodes.misdirected, 'No shop answers at this host name');

const isClosed = () =>
  new ApiFailure(503, errorCodes.unavailable, 'The configuration of this shop is faulty');

const isLoopback = (name: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);

/** The same shop at its preview hosts, which crawlers have no business with. */
function inPreview({ previewHosts = [], ...shop }: Shop): Shop {
  const config = shop.clientRuntimeConfig;
  return {
    ...shop,
    hosts: previewHosts,
    clientRuntimeConfig: { ...config, cms: { preview: true }, searchEngineIndex: false },
  };
}

function hostName(host: string | undefined): string {
  const first = (host ?? '').split(',')[0] ?? '';
  return first.trim().toLowerCase().replace(/:\d+$/, '');
}

/** The shop's locale for an Accept-Language header, else its first (NAV: no prefix). */
export function pickLocale(
  locales: readonly ShopLocale[],
  acceptLanguage: string | undefined,
): string {
  const codes = locales.map((locale) => locale.code);
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  for (const tag of wanted) {
    const language = tag.split('-')[0]?.toLowerCase();
    const found =
      codes.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
      codes.find((code) => code.split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return codes[0] ?? 'en';
}
