import type { ClientRuntimeConfig } from '@larder/contracts/tenant';

/** The shop's country and state, named in the shop's language. */
export function countryOf(tenant: Pick<ClientRuntimeConfig, 'country' | 'region'>, locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { country, region } = tenant;
  return {
    country: names.of(country) ?? country,
    countryCode: country,
    ...(region !== undefined && { region }),
  };
}
