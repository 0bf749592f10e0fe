import type { Customer } from '@larder/contracts/customer';
import type { DeliveryPlace } from '@larder/contracts/distribution';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { savedDelivery } from '../../checkout/contact/saved-addresses.js';

type Shop = Pick<ClientRuntimeConfig, 'services' | 'servicePrompt'>;

/** Where the customer has orders delivered, if the shop asks for no more than the postcode. */
export function ownDelivery(
  { services, servicePrompt }: Shop,
  customer: Customer | undefined,
): Pick<DeliveryPlace, 'distributionType' | 'postalCode'> | undefined {
  const address = savedDelivery(customer);
  return address && services.delivery && servicePrompt.by === 'postcode'
    ? { distributionType: 'DELIVERY', postalCode: address.postalCode }
    : undefined;
}

/** Id of the store where a customer collects who has saved no address to deliver to. */
export function ownStoreId({ services }: Shop, customer: Customer | undefined): string | undefined {
  return services.clickAndCollect && !savedDelivery(customer)
    ? customer?.favoriteStore?.storeId
    : undefined;
}
