import { currentCustomer } from '@larder/contracts/customer';
import type { MemberInformation } from '@larder/contracts/loyalty';
import type { FeatureContext } from '@larder/platform';
import { isAuthenticated, type MemberCard } from './membership.js';

/**
 * Creates the membership of the current customer, or undefined in a shop without a loyalty programme.
 * The card is loaded after each login and dropped at logout (CUST-15).
 */
export function createMembership(context: FeatureContext): MemberCard | undefined {
  if (!context.tenant.featureJoe) return undefined;
  const listeners = new Set<() => void>();
  let owner: string | undefined;
  let card: MemberInformation | undefined;
  let isSettled = true;
  const update = (next: MemberInformation | undefined, settled: boolean) => {
    card = next;
    isSettled = settled;
    for (const listener of listeners) listener();
  };
  const customers = typeof window === 'object' ? context.getCapability(currentCustomer) : undefined;
  const look = () => {
    const id = customers?.get()?.id;
    if (id === owner) return;
    owner = id;
    update(undefined, !id);
    if (id) void import('./load-card.js').then((all) => all.loadCard(context));
  };
  customers?.subscribe(look);
  look();
  return {
    get: () => card,
    isMember: () => isAuthenticated(card),
    settled: () => isSettled,
    set: (next, of) => {
      if (of === owner) update(next, true);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
