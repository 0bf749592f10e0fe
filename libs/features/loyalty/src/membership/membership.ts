import { membership, type MemberInformation, type Membership } from '@larder/contracts/loyalty';
import type { FeatureContext } from '@larder/platform';

/** The member card of whoever is signed in, kept outside of the store like the customer. */
export interface MemberCard extends Membership {
  /** Undefined before it is known and for nobody. */
  get(): MemberInformation | undefined;
  set(card: MemberInformation | undefined): void;
}

/** CUST-33, LOY-03: any other status than `Authenticated` is no member. */
export const isAuthenticated = (card: MemberInformation | undefined) =>
  card?.joeAuthenticationStatus === 'Authenticated';

/** Nothing where the shop has no programme: nobody is a member there. */
export function createMembership({ tenant }: FeatureContext): MemberCard | undefined {
  if (!tenant.featureJoe) return undefined;
  const listeners = new Set<() => void>();
  let card: MemberInformation | undefined;
  return {
    get: () => card,
    isMember: () => isAuthenticated(card),
    set: (next) => {
      card = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const memberCardOf = (context: FeatureContext) =>
  context.use(membership) as MemberCard | undefined;

/** Whoever signs in brings a card along; with whoever leaves it goes (CUST-15). */
export function followCustomer(context: FeatureContext, isSomebody: boolean): void {
  const card = memberCardOf(context);
  card?.set(undefined);
  if (card && isSomebody) void import('./load-card.js').then((all) => all.loadCard(context));
}
