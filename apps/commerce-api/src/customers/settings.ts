import type { CustomerSettings } from '@larder/contracts/customer';
import { CustomerSettings as schema } from '@larder/contracts/customer/schemas';
import * as z from 'zod/mini';
import type { RequestContext } from '../kernel/context.js';

/** What the shop decides of its customers, with defaults. */
export function customerSettings({
  shop,
}: {
  readonly shop: Pick<RequestContext['shop'], 'clientRuntimeConfig'>;
}): CustomerSettings {
  return z.parse(schema, shop.clientRuntimeConfig.features['account'] ?? {});
}
