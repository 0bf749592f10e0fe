import type { OrderDetail } from '../../api/orders-api.js';
import type { ReorderLine } from '../buy-again/plan-reorder.js';

export const reorderLine = (line: OrderDetail['productLineItems'][number]): ReorderLine => ({
  sku: line.product.sku,
  name: line.product.name,
  quantity: line.quantity,
  price: line.perPiecePrice,
});
