/** The shop at this host name has no usable configuration (PLAT-09). */
export class ShopUnavailable extends Error {
  override readonly name = 'ShopUnavailable';
}

/** There is no shop at this host name. */
export class UnknownHost extends Error {
  override readonly name = 'UnknownHost';
}

/** Languages of a shop by path prefix, the default one first; empty when they cannot be read. */
export type ShopLanguages = readonly { readonly code: string; readonly prefix: string }[];

/** Language code of a URL of a shop. */
export function languageOf(locales: ShopLanguages, url: string): string | undefined {
  const [, first = ''] = /^\/([^/?]*)/.exec(url) ?? [];
  const named = locales.find(({ prefix }) => prefix !== '' && prefix === first);
  return (named ?? locales[0])?.code;
}

/** A shop that is disabled because its configuration is invalid. */
export interface ClosedShop {
  readonly tenant: string;
  readonly hosts: readonly string[];
  readonly locales: ShopLanguages;
  /** One line per fault: path, value and what is allowed. */
  readonly errors: readonly string[];
}

/** The configuration of the shop at this host name is invalid. */
export class FaultyTenant extends Error {
  override readonly name = 'FaultyTenant';
  readonly shop: ClosedShop;

  constructor(shop: ClosedShop) {
    super(`The tenant ${shop.tenant} is taken out. ${shop.errors.join('; ')}`);
    this.shop = shop;
  }

  /** Language code of a URL of the shop. */
  languageOf(url: string): string {
    return languageOf(this.shop.locales, url) ?? 'en';
  }
}

/** By name: in development the module is reloaded, so its class is another one. */
export const isFaultyTenant = (error: unknown): error is FaultyTenant =>
  error instanceof Error && error.name === 'FaultyTenant';

/** Whether the host has no shop to serve here: the name is unknown, or its shop is disabled. */
export const isRefusedShop = (error: unknown): error is UnknownHost | FaultyTenant =>
  error instanceof UnknownHost || isFaultyTenant(error);
