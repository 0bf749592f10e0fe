import type { ClientRuntimeConfig } from '@larder/contracts/tenant';

/** The shop's country, named in the shop's language. */
export function countryOf(tenant: Pick<ClientRuntimeConfig, 'country'>, locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return { country: names.of(tenant.country) ?? tenant.country, countryCode: tenant.country };
}
