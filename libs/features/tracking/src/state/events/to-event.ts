import type { ProductLineItem } from '@larder/contracts/cart';
import type { TrackedItem, TrackingEvent } from '@larder/contracts/tracking';
import type { EarlyEvent } from '../../early.js';
import { maskOrderNumber } from './mask.js';
import { pageName, type Naming } from './page-name.js';
import type { Visitor } from './visitor.js';

/** The most that a call takes. */
const MAX_ITEMS = 200;

export interface TrackingContext {
  readonly naming: Naming;
  readonly visitor: () => Visitor;
  /** The page runs in an embedded web view (PLAT-36). */
  readonly isEmbedded: boolean;
}

const itemOf = ({ product, quantity, perPiecePrice }: ProductLineItem): TrackedItem => ({
  sku: product.sku,
  quantity,
  price: perPiecePrice,
});

/** TRK-12…15: the event to report; undefined for one that only search analytics uses. */
export function toEvent(early: EarlyEvent, around: TrackingContext): TrackingEvent | undefined {
  const { login_status, user_type, order_type } = around.visitor();
  const common = {
    at: early.at,
    page: pageName(early.path, around.naming),
    login_status,
    user_type,
    ...(around.isEmbedded && { embedded: true }),
  };
  const event = (rest: Omit<TrackingEvent, keyof typeof common>) => ({
    ...common,
    ...rest,
    ...(rest.items && { items: rest.items.slice(0, MAX_ITEMS) }),
  });
  switch (early.kind) {
    case 'page_view':
      return event({ event: 'page_view' });
    case 'view_item':
      return event({ event: 'view_item', items: [early.payload] });
    case 'add_to_cart':
      return event({ event: 'add_to_cart', items: [...early.payload.lines] });
    case 'begin_checkout': {
      const { priceInfo, productLineItems } = early.payload.cart;
      const items = productLineItems.map(itemOf);
      return event({ event: 'begin_checkout', order_type, value: priceInfo.total, items });
    }
    case 'checkout_confirmation': {
      const { priceInfo, productLineItems, orderNumber } = early.payload.order;
      return event({
        event: 'checkout_confirmation',
        order_type,
        order_number: maskOrderNumber(orderNumber),
        value: priceInfo.total,
        items: productLineItems.map(itemOf),
      });
    }
    default:
      return undefined;
  }
}
