import { loadStripe, type ConfirmEvent, type SheetContent } from './stripe-js.js';

export interface WalletSetup {
  readonly publishableKey: string;
  readonly locale: string;
  /** ISO 3166-1; wallets deliver nowhere else. */
  readonly country: string;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly isAtOnce: boolean;
  readonly needsAddress: boolean;
  /** In Stripe's smallest unit of the currency. */
  readonly amount: number;
}

export interface WalletHandlers {
  /** The lines of the sheet, as the cart is when it opens. */
  content(): SheetContent;
  /** Whether the cart's time slot and fee are those of a postcode. */
  delivers(postalCode: string): boolean;
  onReady(hasWallet: boolean): void;
  onConfirmed(event: ConfirmEvent, token: string): void;
}

export interface OpenWallet {
  update(amount: number): void;
  close(): void;
}

/** Shows the buttons of the wallets that this device has, and hands over what the shopper confirms. */
export async function openWallet(
  place: HTMLElement,
  setup: WalletSetup,
  handlers: WalletHandlers,
): Promise<OpenWallet> {
  const { amount, currency, country, isAtOnce, needsAddress } = setup;
  const createStripe = await loadStripe();
  const stripe = createStripe(setup.publishableKey, { locale: setup.locale });
  const captureMethod = isAtOnce ? 'automatic' : 'manual';
  const elements = stripe.elements({ mode: 'payment', amount, currency, captureMethod });
  const element = elements.create('expressCheckout', {
    emailRequired: true,
    phoneNumberRequired: true,
    billingAddressRequired: true,
    ...(needsAddress && {
      shippingAddressRequired: true,
      allowedShippingCountries: [country],
      shippingRates: handlers.content().shippingRates,
    }),
    paymentMethods: { link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
    buttonHeight: 48,
  });
  element.on('ready', ({ availablePaymentMethods: all = {} }) =>
    handlers.onReady(Object.values(all).some(Boolean)),
  );
  element.on('loaderror', () => handlers.onReady(false));
  element.on('click', (event) => event.resolve(handlers.content()));
  element.on('shippingaddresschange', (event) => {
    if (handlers.delivers(event.address.postal_code)) event.resolve(handlers.content());
    else event.reject();
  });
  element.on('confirm', (event) => {
    void confirm(event);
  });
  async function confirm(event: ConfirmEvent): Promise<void> {
    const { error } = await elements.submit();
    const made = error ? undefined : await stripe.createConfirmationToken({ elements });
    const token = made?.confirmationToken?.id;
    if (token === undefined) event.paymentFailed({ reason: 'fail' });
    else handlers.onConfirmed(event, token);
  }
  element.mount(place);
  return {
    update: (changed) => elements.update({ amount: changed }),
    close: () => element.destroy(),
  };
}
