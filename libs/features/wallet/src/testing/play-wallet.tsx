import {
  currentCustomer,
  openLogin,
  profileRoute,
  type Customer,
} from '@larder/contracts/customer';
import { cartRoute } from '@larder/contracts/cart';
import { defineFeature, eager, Place, profileSections, provide, route } from '@larder/platform';
import { renderInHost, type Handlers, type HostOptions } from '@larder/platform/testing';
import { Suspense } from 'react';
import { wallet } from '../feature.js';

export const mira: Customer = {
  ...{ id: 'c-mira', email: 'mira@x.example', firstName: 'Mira', lastName: 'Mandl' },
  ...{ newsletterTopics: [], loginType: 'normal', addresses: [] },
  ...{ firstOrderDelivery: false, firstOrderClickAndCollect: false },
};

/** Who is signed in at the moment. */
interface Present {
  customer: Customer | undefined;
  readonly watch: Set<() => void>;
}

const presentAs = (customer: Customer | undefined): Present => ({ customer, watch: new Set() });

/** An account in the place of the real one: somebody is signed in, or nobody. */
function account(present: Present, logins: string[]) {
  const page = eager({ default: () => null });
  return defineFeature({
    id: 'account',
    enabled: () => true,
    routes: [route(profileRoute, page), route(cartRoute, page)],
    provides: [
      provide(currentCustomer, () => ({
        get: () => present.customer,
        settled: () => true,
        subscribe: (listener) => {
          present.watch.add(listener);
          return () => present.watch.delete(listener);
        },
      })),
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
      <Place
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
  const endSession = () => void (present.customer = undefined);
  return { ...result, shown, endSession };
}

/** The page of the delivery pass; `logins` are the addresses to which a login would lead back. */
export async function openPassPage({ customer, ...host }: Options = {}) {
  const logins: string[] = [];
  const present = presentAs(customer);
  const features = [wallet, account(present, logins)];
  const result = await renderInHost({ ...host, features, url: '/delivery-pass' });
  const signedIn = (next: Customer | undefined) => {
    present.customer = next;
    for (const listener of present.watch) listener();
  };
  return { ...result, logins, signedIn };
}
