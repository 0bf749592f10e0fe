/** What the cart uses of Stripe.js (docs.stripe.com/js). */
export interface StripeAddress {
  readonly line1: string;
  readonly line2?: string | null;
  readonly city: string;
  readonly postal_code: string;
  /** ISO 3166-1. */
  readonly country: string;
}
export interface ConfirmEvent {
  readonly billingDetails?: {
    readonly name: string;
    readonly email?: string;
    readonly phone?: string;
    readonly address: StripeAddress;
  };
  readonly shippingAddress?: { readonly name: string; readonly address: StripeAddress };
  paymentFailed(payload: { readonly reason: 'fail' | 'address_unserviceable' }): void;
}
export interface SheetContent {
  readonly lineItems: readonly { readonly name: string; readonly amount: number }[];
  readonly shippingRates?: readonly {
    readonly id: string;
    readonly displayName: string;
    readonly amount: number;
  }[];
}
interface Events {
  ready: { readonly availablePaymentMethods?: Readonly<Record<string, boolean>> };
  loaderror: object;
  click: { resolve(content: SheetContent): void };
  shippingaddresschange: {
    readonly address: Pick<StripeAddress, 'postal_code' | 'country'>;
    resolve(content: SheetContent): void;
    reject(): void;
  };
  confirm: ConfirmEvent;
}
export interface ExpressElement {
  on<Name extends keyof Events>(name: Name, handler: (event: Events[Name]) => void): void;
  mount(place: HTMLElement): void;
  destroy(): void;
}
export interface StripeElements {
  create(type: 'expressCheckout', options: object): ExpressElement;
  update(options: { readonly amount: number }): void;
  submit(): Promise<{ readonly error?: object }>;
}
export interface Stripe {
  elements(options: object): StripeElements;
  createConfirmationToken(options: { readonly elements: StripeElements }): Promise<{
    readonly error?: object;
    readonly confirmationToken?: { readonly id: string };
  }>;
}
export type StripeFactory = (publishableKey: string, options: object) => Stripe;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface StripeWindow {
  readonly Stripe?: StripeFactory;
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
  };
}

const ORIGIN = 'https://js.stripe.com';
/** Stripe forbids copies of its script; this is the newest release with a fixed interface. */
const SCRIPT = `${ORIGIN}/dahlia/stripe.js`;

function trustedUrl(address: string): string {
  if (new URL(address, location.href).origin !== ORIGIN)
    throw new TypeError(`no script of Stripe: ${address}`);
  return address;
}

let loading: Promise<StripeFactory> | undefined;

/** Loads Stripe's script once; after a failure the next call tries again. */
export function loadStripe(): Promise<StripeFactory> {
  const { Stripe } = window as StripeWindow;
  if (Stripe) return Promise.resolve(Stripe);
  loading ??= addScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function addScript(): Promise<StripeFactory> {
  const page = window as StripeWindow;
  // The script loads more of itself by plain addresses, which only a default policy can allow.
  if (page.trustedTypes && !page.trustedTypes.defaultPolicy)
    page.trustedTypes.createPolicy('default', { createScriptURL: trustedUrl });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () =>
      page.Stripe ? resolve(page.Stripe) : reject(new Error(`nothing in ${SCRIPT}`)),
    );
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`no script at ${SCRIPT}`));
    });
    script.src = SCRIPT;
    document.head.append(script);
  });
}
