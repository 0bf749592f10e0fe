import { waitFor } from '@testing-library/react';
import type { ConfirmEvent, SheetContent, StripeFactory } from '../stripe-js.js';

const address = { line1: 'Laubenweg 3/12', city: 'Wien', postal_code: '1010', country: 'AT' };
/** What a wallet says about its owner, in the shape of Stripe's confirm event. */
export const sheet: Required<Pick<ConfirmEvent, 'billingDetails' | 'shippingAddress'>> = {
  billingDetails: {
    name: 'Wanda Wallet',
    email: 'wanda@wallet.example',
    phone: '+43 664 1234567',
    address,
  },
  shippingAddress: { name: 'Wanda Wallet', address },
};

type Handler = (event: never) => void;

type Call = (name: string, event: object) => void;

/** What a shopper does with the button and the sheet. */
function shopperAt(call: Call) {
  return {
    /** Presses the button; what the sheet shows. */
    click(): SheetContent {
      let shown: SheetContent = { lineItems: [] };
      call('click', { resolve: (content: SheetContent) => (shown = content) });
      return shown;
    },
    moveTo(to: object): string {
      let answer = 'open';
      const say = (text: string) => () => (answer = text);
      call('shippingaddresschange', {
        address: to,
        resolve: say('resolved'),
        reject: say('rejected'),
      });
      return answer;
    },
    /** Confirms; returns the failures that the shop reported to the sheet. */
    async confirm(options: object): Promise<readonly object[]> {
      const failures: object[] = [];
      call('confirm', { ...options, paymentFailed: (why: object) => failures.push(why) });
      await new Promise((resolve) => setTimeout(resolve, 20));
      return failures;
    },
  };
}

/** Stripe.js on the page, played in the shapes of its reference; no sheet opens. */
export function fakeStripe() {
  const state = { hasWallet: true, makesTokens: true, isBroken: false, isLoaded: false };
  const seen: { options?: object; created?: object } = {};
  const handlers = new Map<string, Handler>();
  const call: Call = (name, event) => handlers.get(name)?.(event as never);
  const element = {
    on: (name: string, handler: Handler) => void handlers.set(name, handler),
    mount: () =>
      call('ready', state.hasWallet ? { availablePaymentMethods: { applePay: true } } : {}),
    destroy: () => handlers.clear(),
  };
  const elements = {
    create: (_type: 'expressCheckout', created: object) => {
      seen.created = created;
      return element;
    },
    update: () => undefined,
    submit: () => Promise.resolve({}),
  };
  const factory: StripeFactory = () => {
    state.isLoaded = true;
    if (state.isBroken) throw new Error('the script is broken');
    return {
      elements: (options) => {
        seen.options = options;
        return elements;
      },
      createConfirmationToken: () =>
        Promise.resolve(
          state.makesTokens ? { confirmationToken: { id: 'ctoken_1' } } : { error: {} },
        ),
    };
  };
  Object.assign(window, { Stripe: factory });
  const shopper = shopperAt(call);
  return {
    element: async () => {
      await waitFor(() => {
        if (!handlers.has('confirm')) throw new Error('no button yet');
      });
      return shopper;
    },
    options: () => seen.options,
    created: () => seen.created,
    loaded: () => state.isLoaded,
    refuse: () => void (state.makesTokens = false),
    hasNothing: () => void (state.hasWallet = false),
    fails: () => void (state.isBroken = true),
    remove: () => void Reflect.deleteProperty(window, 'Stripe'),
  };
}
