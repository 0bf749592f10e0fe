import { paymentResultQuery } from '@larder/contracts/checkout';
import { paymentResultRoute } from '@larder/contracts/checkout';
import type { Shop } from '../../kernel/tenant-directory.js';
import type { PaymentRow } from '../repository.js';

/** Below the path that the host proxies to the backend. */
const base = '/api/payments';

export const startPath = (id: string) => `${base}/${id}/start`;
export const returnPath = (id: string) => `${base}/${id}/return`;
export const webhookPath = (provider: string) => `${base}/webhooks/${provider}`;

interface PaymentReturn {
  readonly payment: PaymentRow;
  /** Another part is paid by the wallet. */
  readonly isPart: boolean;
  readonly saveMethod: boolean;
  readonly setPrimary: boolean;
}

/** Path of the shop's payment-result page with its query (NAV-38…41), and the order that it is about. */
export function resultPath(shop: Shop, of: PaymentReturn): string {
  const { payment, isPart, saveMethod, setPrimary } = of;
  const { slugs, locales } = shop.clientRuntimeConfig;
  const { configName, suffix } = paymentResultRoute;
  const prefix = locales.find(({ code }) => code === payment.locale)?.prefix ?? '';
  const page = `/${slugs[configName] || configName}${suffix}`;
  const query = paymentResultQuery({
    brandName: payment.brandName,
    methodKey: payment.methodKey,
    initiator: 'REDIRECT',
    methodType: isPart ? 'TWO_TIER' : 'ONE_TIER',
    provider: payment.provider,
    saveMethod,
    setPrimary,
  });
  const search = new URLSearchParams({ order: payment.orderNumber });
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, value);
  return `${prefix === '' ? '' : `/${prefix}`}${page}?${search.toString()}`;
}
