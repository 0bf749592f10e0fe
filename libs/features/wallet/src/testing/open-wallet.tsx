import {
  currentCustomer,
  openLogin,
  profileRoute,
  type Customer,
} from '@larder/contracts/customer';
import { cartRoute } from '@larder/contracts/cart';
import {
  defineFeature,
  eager,
  ExtensionSlot,
  privateApi,
  profileSections,
  provide,
  route,
} from '@larder/platform';
import {
  renderInHost,
  observableValue,
  type Handlers,
  type HostOptions,
} from '@larder/platform/testing';
import { Suspense } from 'react';
import { wallet } from '../feature.js';

export const mira: Customer = {
  id: 'c-mira',
  email: 'mira@x.example',
  firstName: 'Mira',
  lastName: 'Mandl',
  newsletterTopics: [],
  loginType: 'normal',
  addresses: [],
  firstOrderDelivery: false,
  firstOrderClickAndCollect: false,
};

/** Who is signed in at the moment. */
const presentAs = (customer: Customer | undefined) => observableValue(customer);

/** A fake account with a signed-in customer or a guest. */
function account(present: ReturnType<typeof presentAs>, logins: string[]) {
  const page = eager({ default: () => null });
  return defineFeature({
    id: 'account',
    enabled: () => true,
    routes: [route(profileRoute, page), route(cartRoute, page)],
    provides: [
      provide(currentCustomer, () => ({ ...present, settled: () => true })),
      provide(
        openLogin,
        () =>
          ({ returnUrl }) =>
            void logins.push(returnUrl),
      ),
    ],
  });
}

interface Options extends Omit<HostOptions, 'features' | 'element'> {
  readonly customer?: Customer | undefined;
  readonly handlers?: Handlers;
}

/** One section of the profile, as the profile shows it. */
export async function openSection(slug: string, options: Options = {}) {
  const { customer = mira, ...host } = options;
  const present = presentAs(customer);
  const shown: string[] = [];
  const element = (
    <Suspense>
      <ExtensionSlot
        slot={profileSections}
        props={{
          has: () => undefined,
          show: (section) => {
            shown.push(section.slug);
            return section.slug === slug ? (
              <section.View key={slug} customer={customer} search={new URLSearchParams()} />
            ) : null;
          },
        }}
      />
    </Suspense>
  );
  const result = await renderInHost({
    ...host,
    features: [wallet, account(present, [])],
    element,
  });
  const endSession = () => present.set(undefined);
  return { ...result, shown, endSession };
}

/** The page of the delivery pass; `logins` are the URLs to which a login would lead back. */
export async function openPassPage({ customer, ...host }: Options = {}) {
  const logins: string[] = [];
  const present = presentAs(customer);
  const features = [wallet, account(present, logins)];
  const result = await renderInHost({ ...host, features, url: '/delivery-pass' });
  /** Like the real account, clears the customer's data from the store at logout. */
  const signedIn = (next: Customer | undefined) => {
    present.set(next);
    result.store.dispatch(privateApi.util.resetApiState());
  };
  return { ...result, logins, signedIn };
}
