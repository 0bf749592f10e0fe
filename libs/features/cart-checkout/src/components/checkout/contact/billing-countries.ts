import { phoneCountries } from '@larder/contracts/phone';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';

/** Countries that a bill may go to. */
export const billingCountries = ({
  country,
  billingCountries: own,
}: Pick<ClientRuntimeConfig, 'country' | 'billingCountries'>) => [
  ...new Set([country, ...(own ?? phoneCountries)]),
];
