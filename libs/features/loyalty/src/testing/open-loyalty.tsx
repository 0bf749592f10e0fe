import { Suspense } from 'react';
import {
  currentCustomer,
  loginRoute,
  openLogin,
  profileRoute,
  type Customer,
} from '@larder/contracts/customer';
import { indexRoute } from '@larder/contracts/content';
import type { MemberInformation, Voucher } from '@larder/contracts/loyalty';
import {
  defineFeature,
  eager,
  ExtensionSlot,
  privateApi,
  profileSections,
  provide,
  route,
  type Feature,
} from '@larder/platform';
import { renderInHost, type Handlers, type HostOptions } from '@larder/platform/testing';
import { act } from '@testing-library/react';
import { loyalty } from '../feature.js';

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
export const five: Voucher = {
  promotionId: 'five',
  articleId: 'a-five',
  type: 'discount',
  title: 'Five per cent',
  ecommerceAutomaticRedemption: 'Always',
  benefit: { kind: 'percent', percent: 5 },
};
export const coffee: Voucher = {
  promotionId: 'coffee',
  type: 'gift',
  title: 'Coffee',
  code: 'KAFFEE-2917',
  activated: false,
  coins: 20,
};
export const card: MemberInformation = {
  memberId: 'm1',
  mpCardId: '2900000123458',
  joeAuthenticationStatus: 'Authenticated',
  pools: [
    { poolId: 'points', tags: ['points'], value: 1240 },
    { poolId: 'coins', tags: ['coins'], value: 260 },
  ],
  promotions: [{ promotionId: 'five', title: 'Five per cent' }],
  vouchers: [five, coffee],
};
export const noCard: MemberInformation = {
  joeAuthenticationStatus: 'NotLinked',
  pools: [],
  promotions: [],
  vouchers: [],
};

/** A fake account; `logins` are the URLs to which a login would lead back. */
export function createTestAccount(start: Customer | undefined) {
  const listeners = new Set<() => void>();
  const logins: string[] = [];
  let customer = start;
  let isSettled = start !== undefined;
  const page = eager({ default: () => null });
  const feature: Feature = defineFeature({
    id: 'account',
    enabled: () => true,
    routes: [route(profileRoute, page), route(indexRoute, page), route(loginRoute, page)],
    provides: [
      provide(currentCustomer, () => ({
        get: () => customer,
        settled: () => isSettled,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
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
  const update = (next: Customer | undefined) => {
    customer = next;
    isSettled = true;
    for (const listener of listeners) listener();
  };
  return { feature, logins, update };
}

interface Options extends Omit<HostOptions, 'features'> {
  readonly customer?: Customer | undefined;
  readonly handlers?: Handlers;
}

/** A shop with the programme, with a customer or a guest. */
export async function openLoyalty({ customer, handlers = {}, tenant, ...host }: Options) {
  const account = createTestAccount(customer);
  const result = await renderInHost({
    ...host,
    features: [loyalty, account.feature],
    tenant: { featureJoe: true, ...tenant },
    handlers: { 'GET /api/customers/loyalty/card-info': () => card, ...handlers },
  });
  /** Like the real account, clears the customer's data from the store at logout. */
  const change = (next: Customer | undefined) =>
    act(async () => {
      result.store.dispatch(privateApi.util.resetApiState());
      account.update(next);
    });
  const signIn = (next: Customer) => change(next);
  const signOut = () => change(undefined);
  return { ...result, signIn, signOut, logins: account.logins };
}

/** One section of the profile, as the profile shows it. */
export function openSection(slug: string, options: Options = {}) {
  const customer = options.customer ?? mira;
  const element = (
    <Suspense>
      <ExtensionSlot
        slot={profileSections}
        props={{
          has: () => undefined,
          show: (section) =>
            section.slug === slug ? (
              <section.View key={slug} customer={customer} search={new URLSearchParams()} />
            ) : null,
        }}
      />
    </Suspense>
  );
  return openLoyalty({ ...options, customer, element });
}
