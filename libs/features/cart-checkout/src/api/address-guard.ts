import { cartCalls } from '@larder/contracts/cart';
import { request, type ArgsOf, type ApiRequest } from '@larder/platform';

type AddressArgs = ArgsOf<typeof cartCalls.setDistributionAddress>;

/** ERR-37: a call without an address throws, and nothing is sent. */
export function distributionRequest(args: AddressArgs): ApiRequest {
  if (!(args as Partial<AddressArgs> | undefined)?.body)
    throw new Error('distributionAddress is undefined');
  return request(cartCalls.setDistributionAddress)(args);
}
