import { currentCustomer } from '@larder/contracts/customer';
import { membership, type MemberInformation, type Membership } from '@larder/contracts/loyalty';
import type { FeatureContext } from '@larder/platform';

/** The member card of whoever is signed in, kept outside of the store like the customer. */
export interface MemberCard extends Membership {
  /** Undefined before it is known and for nobody. */
  get(): MemberInformation | undefined;
  /** What an answer says of a customer's card; it is dropped when they have left meanwhile. */
  set(card: MemberInformation | undefined, owner: string | undefined): void;
}

/** CUST-33, LOY-03: any other status than `Authenticated` is no member. */
export const isAuthenticated = (card: MemberInformation | undefined) =>
  card?.joeAuthenticationStatus === 'Authenticated';

export const memberCardOf = (context: FeatureContext) =>
  context.getCapability(membership) as MemberCard | undefined;

/** Whose card a call asks for. */
export const ownerIn = (context: FeatureContext) =>
  context.getCapability(currentCustomer)?.get()?.id;
