import type { Kernel } from '../../kernel/kernel.js';
import type { InstalledProvider } from '../payment-kernel.js';
import type { PaymentProvider, ProviderEvent, StartedPayment } from '../provider.js';
import { methodsAtOnce } from './at-once.js';
import { payUnattended } from './act.js';
import { installSimulator } from './install.js';
import { pagePath } from './page.js';
import { secretOf } from './secret.js';
import { isSigned, signatureHeader } from './signature.js';
import type { SimulatedPayment } from './store.js';
import { begin, cancel, dropExpired, find, giveBack, take } from './store.js';
import { wordOf } from './word.js';

type Scene = Pick<Kernel, 'db' | 'clock'>;

async function known(
  { db, clock }: Scene,
  name: string,
  { reference, tenant }: StartedPayment,
): Promise<SimulatedPayment> {
  const found = await find(db, name, reference);
  if (found?.tenant !== tenant) throw new Error('The simulator has no such payment');
  await dropExpired(db, found, clock.now());
  return (await find(db, name, reference)) ?? found;
}

function simulator(scene: Scene, name: string, methods: readonly string[]): PaymentProvider {
  const after = async (
    payment: StartedPayment,
    change: (of: SimulatedPayment) => Promise<void>,
  ) => {
    await change(await known(scene, name, payment));
    return wordOf(await known(scene, name, payment));
  };
  return {
    name,
    methodsOf: () => methods,
    capturedAtOnce: () => methodsAtOnce,
    savedForLater: () => methods.filter((one) => one === 'credit-cards'),
    async start(request) {
      const payment = await begin(scene.db, name, request);
      const { reference } = payment;
      if (request.isUnattended)
        await payUnattended({ db: scene.db, now: scene.clock.now() }, payment);
      const { origin } = new URL(request.returnUrl);
      return { reference, redirectUrl: origin + pagePath(name, reference) };
    },
    ask: async (payment) => wordOf(await known(scene, name, payment)),
    capture: (payment, amount) => after(payment, (of) => take(scene.db, of, amount)),
    refund: (payment, amount) => after(payment, (of) => giveBack(scene.db, of, amount)),
    undo: (payment) => after(payment, (of) => cancel(scene.db, of)),
    async readWebhook({ tenant, headers, body, now }) {
      const secret = await secretOf(scene, tenant);
      if (!isSigned(secret, headers[signatureHeader], body, now)) return undefined;
      const event = JSON.parse(body) as ProviderEvent & { readonly tenant: string };
      return event.tenant === tenant ? event : undefined;
    },
  };
}

/**
 * Providers that live in this process and move no money: one for cards, PayPal and Apple Pay, one for
 * invoices (CHK-16, CHK-18). They keep their own tables, speak to the shop by signed webhooks, and
 * have a page of their own.
 */
export function simulators(scene: Scene): InstalledProvider[] {
  const cards = simulator(scene, 'card-simulator', ['credit-cards', 'paypal', 'apple-pay']);
  const later = ['pay-by-invoice-b2c', 'pay-by-invoice-b2b'];
  return [{ ...cards, install: installSimulator }, simulator(scene, 'pay-later-simulator', later)];
}
