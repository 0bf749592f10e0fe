import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { failPoint } from '../../kernel/fail-point.js';
import type { PaymentKernel } from '../payment-kernel.js';
import { findProvider, withProviderTimeout } from '../providers/payment-registry.js';
import { returnPath } from './paths.js';
import type { CardDetails } from '../providers/provider.js';
import type { PaymentRow } from '../repository.js';
import { payments } from '../tables.js';

/** Milliseconds after which a payment's status is fetched from the provider. */
export const pollStatusMs = 15_000;

export interface StartOptions {
  /** Flags that the shopper's page gets back at the end. */
  readonly flags?: string;
  readonly saved?: CardDetails | undefined;
  /** The shopper wants to store the card. */
  readonly savesCard?: boolean;
  /** The shopper has confirmed in a wallet. */
  readonly walletToken?: string | undefined;
}

/** Options of a payment that starts without the shopper, by the saved method. */
function defaultStartOptions({ kind, card }: PaymentRow): StartOptions {
  return kind === 'UNATTENDED' && card ? { saved: card } : {};
}

/** Notes that the provider may know of a payment from now on; false when it is too late for that. */
async function markStarted(
  { db, clock }: PaymentKernel,
  { tenant, id }: PaymentRow,
): Promise<boolean> {
  const now = clock.now();
  const noted = await db
    .update(payments)
    .set({
      startedAt: sql`coalesce(${payments.startedAt}, ${now.toISOString()})`,
      nextAt: new Date(now.getTime() + pollStatusMs),
    })
    .where(
      and(
        eq(payments.tenant, tenant),
        eq(payments.id, id),
        eq(payments.state, 'OPEN'),
        gt(payments.expiresAt, now),
      ),
    )
    .returning({ id: payments.id });
  return noted.length > 0;
}

/** Starts a payment at the provider, or looks up an earlier start. */
export async function createProviderPayment(
  kernel: PaymentKernel,
  payment: PaymentRow,
  { flags = '', saved, savesCard = false, walletToken }: StartOptions = defaultStartOptions(
    payment,
  ),
): Promise<{ reference: string; redirectUrl: string } | undefined> {
  const { tenant, id, orderNumber, methodKey, planned: amount, currency, locale } = payment;
  const provider = findProvider(kernel.payments, payment.provider);
  const shop = kernel.directory.shops.find((one) => one.tenant === tenant);
  if (!provider || !shop) return undefined;
  const { shopName } = shop.clientRuntimeConfig;
  const returnUrl = payment.origin + returnPath(id) + flags;
  const started = await withProviderTimeout(kernel.payments, (signal) =>
    provider.start(
      {
        tenant,
        paymentId: id,
        orderNumber,
        shopName,
        methodKey,
        amount,
        currency,
        locale,
        returnUrl,
        ...(saved && { savedCard: saved }),
        ...(savesCard && { savesCard }),
        ...(walletToken !== undefined && { walletToken }),
        ...(payment.kind === 'SETUP' && { isSetup: true }),
        ...(payment.kind === 'UNATTENDED' && { isUnattended: true }),
      },
      signal,
    ),
  );
  failPoint('after-provider-call');
  await kernel.db
    .update(payments)
    .set({ reference: started.reference, redirectUrl: started.redirectUrl })
    .where(and(eq(payments.tenant, tenant), eq(payments.id, id), isNull(payments.reference)));
  return started;
}

/**
 * The provider's page for a payment; undefined when it can no longer be paid.
 * @throws any error of the provider; the call can be retried
 */
export async function startPayment(
  kernel: PaymentKernel,
  payment: PaymentRow,
  choice: StartOptions,
): Promise<string | undefined> {
  if (!(await markStarted(kernel, payment))) return undefined;
  if (payment.redirectUrl !== null) return payment.redirectUrl;
  return (await createProviderPayment(kernel, payment, choice))?.redirectUrl;
}
