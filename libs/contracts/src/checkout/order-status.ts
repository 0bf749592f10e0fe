import * as z from 'zod/mini';

export const OrderStatus = z.enum([
  'PLACED',
  'PAYMENT_PENDING',
  'PICKING',
  'ON_THE_WAY',
  'READY',
  'COMPLETED',
  'CANCELLED',
]);
