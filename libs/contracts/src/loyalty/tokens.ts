import { capability, routeRef } from '../core/tokens.js';

export const orderPhysicalCardRoute = routeRef('order-physical-card', {
  configName: 'physicalcard',
});
export const orderPhysicalCardConfirmationRoute = routeRef('order-physical-card-confirmation', {
  configName: 'physicalcard',
  suffix: '-ok',
});

/** Whether the customer is a member, in the form that React's external stores take (CUST-33). */
export interface Membership {
  isMember(): boolean;
  /**
   * Whether membership is known: for guests at once, for customers when their card has loaded or
   * failed.
   */
  settled(): boolean;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
export const membership = capability<Membership>('membership');
