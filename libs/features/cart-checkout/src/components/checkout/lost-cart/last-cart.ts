import { sessionDraft } from '../contact/session-draft.js';

/** The last cart with goods, and whose it was. */
interface LastCart {
  readonly id: string;
  readonly kind: 'customer' | 'guest';
}

/** That this tab had goods in a cart: without that cart now, it was lost rather than never filled. */
export const lastCart = sessionDraft<LastCart>(
  'checkout.last-cart',
  (value): value is LastCart =>
    typeof value === 'object' && value !== null && 'id' in value && 'kind' in value,
);
