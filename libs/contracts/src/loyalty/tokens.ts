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
  /** Whether that is known: for nobody at once, for a customer when their card has come or failed. */
  settled(): boolean;
  /** Tells every change; the answer ends the subscription. */
  subscribe(listener: () => void): () => void;
}
export const membership = capability<Membership>('membership');
