import type { Kernel } from '../../../kernel/kernel.js';
import type { InstalledProvider } from '../../payment-kernel.js';
import type { PaymentProvider, ProviderEvent, StartedPayment } from '../provider.js';
import { immediateCaptureMethods } from './immediate-capture.js';
import { payByWallet, payUnattended } from './form-actions.js';
import { installSimulator } from './install.js';
import { pagePath } from './hosted-page.js';
import { webhookSecretOf } from './secret.js';
import { isSigned, signatureHeader } from './signature.js';
import type { SimulatedPayment } from './store.js';
import {
  createOrFindPayment,
  cancelPayment,
  dropExpired,
  findSimulatedPayment,
  refundPayment,
  capturePayment,
} from './store.js';
import { statusUpdateOf } from './status.js';
import { isConfirmedByWallet, simulatedBuyers } from './wallet.js';

type SimulatorContext = Pick<Kernel, 'db' | 'clock'>;

async function findKnownPayment(
  { db, clock }: SimulatorContext,
  name: string,
  { reference, tenant }: StartedPayment,
): Promise<SimulatedPayment> {
  const found = await findSimulatedPayment(db, name, reference);
  if (found?.tenant !== tenant) throw new Error('The simulator has no such payment');
  await dropExpired(db, found, clock.now());
  return (await findSimulatedPayment(db, name, reference)) ?? found;
}

function createSimulator(
  scene: SimulatorContext,
  name: string,
  methods: readonly string[],
): PaymentProvider {
  const after = async (
    payment: StartedPayment,
    change: (of: SimulatedPayment) => Promise<void>,
  ) => {
    await change(await findKnownPayment(scene, name, payment));
    return statusUpdateOf(await findKnownPayment(scene, name, payment));
  };
  return {
    name,
    methodsOf: () => methods,
    immediateCaptureMethods: () => immediateCaptureMethods,
    expressBuyers: simulatedBuyers,
    deferredAuthorisationMethods: () => methods.filter((one) => one === 'credit-cards'),
    async start(request) {
      const payment = await createOrFindPayment(scene.db, name, request);
      const { reference } = payment;
      if (request.isUnattended)
        await payUnattended({ db: scene.db, now: scene.clock.now() }, payment);
      if (isConfirmedByWallet(request)) {
        await payByWallet({ db: scene.db, now: scene.clock.now() }, payment);
        return { reference, redirectUrl: request.returnUrl };
      }
      const { origin } = new URL(request.returnUrl);
      return { reference, redirectUrl: origin + pagePath(name, reference) };
    },
    fetchStatus: async (payment) => statusUpdateOf(await findKnownPayment(scene, name, payment)),
    capture: (payment, amount) => after(payment, (of) => capturePayment(scene.db, of, amount)),
    refund: (payment, amount) => after(payment, (of) => refundPayment(scene.db, of, amount)),
    cancel: (payment) => after(payment, (of) => cancelPayment(scene.db, of)),
    async readWebhook({ tenant, headers, body, now }) {
      const secret = await webhookSecretOf(scene, tenant);
      if (!isSigned(secret, headers[signatureHeader], body, now)) return undefined;
      const event = JSON.parse(body) as ProviderEvent & { readonly tenant: string };
      return event.tenant === tenant ? event : undefined;
    },
  };
}

/**
 * Simulated providers without real money: one for cards, accounts and banks, one for what is paid later
 * (CHK-16, CHK-18). They have their own tables, send signed webhooks, and have a hosted payment page.
 */
export function createSimulators(scene: SimulatorContext): InstalledProvider[] {
  const atOnce = ['credit-cards', 'paypal', 'apple-pay', 'eps', 'sepa-debit', 'upi'];
  const cards = createSimulator(scene, 'card-simulator', atOnce);
  const later = ['pay-by-invoice-b2c', 'pay-by-invoice-b2b', 'klarna'];
  return [
    { ...cards, install: installSimulator },
    createSimulator(scene, 'pay-later-simulator', later),
  ];
}
