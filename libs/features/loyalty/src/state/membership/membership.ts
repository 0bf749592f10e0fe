import { currentCustomer } from '@larder/contracts/customer';
import { membership, type MemberInformation, type Membership } from '@larder/contracts/loyalty';
import type { FeatureContext } from '@larder/platform';

/** The member card of the signed-in customer, kept outside of the store like the customer. */
export interface MemberCard extends Membership {
  /** Undefined before it is known and for guests. */
  get(): MemberInformation | undefined;
  /** Sets the card of a response; it is dropped when the customer has signed out in between. */
  set(card: MemberInformation | undefined, owner: string | undefined): void;
}

/** CUST-33, LOY-03: any other status than `Authenticated` is no member. */
export const isAuthenticated = (card: MemberInformation | undefined) =>
  card?.joeAuthenticationStatus === 'Authenticated';

export const memberCardOf = (context: FeatureContext) =>
  context.getCapability(membership) as MemberCard | undefined;

/** Customer of a pending call. */
export const ownerIn = (context: FeatureContext) =>
  context.getCapability(currentCustomer)?.get()?.id;
