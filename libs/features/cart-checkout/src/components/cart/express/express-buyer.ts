import type { BillingAddress, Cart } from '@larder/contracts/cart';
import type { ExpressBuyer } from '@larder/contracts/checkout';
import type { DistributionAddress } from '@larder/contracts/distribution';

/** Who orders, and where to: what the shopper typed before wins over what the wallet says. */
export interface ExpressContact {
  readonly billing: BillingAddress;
  readonly address: DistributionAddress;
}

export function expressContact(cart: Cart, { token: _, ...wallet }: ExpressBuyer): ExpressContact {
  const { firstName, lastName, streetName, streetNumber } = wallet;
  const { postalCode, city, country, countryCode } = wallet;
  return {
    billing: cart.billingAddress ?? wallet,
    address: cart.distributionAddress ?? {
      distributionType: 'DELIVERY',
      firstName,
      lastName,
      streetName,
      streetNumber,
      postalCode,
      city,
      country,
      countryCode,
    },
  };
}
