import type * as z from 'zod/mini';
import type * as schemas from './schemas.js';

export type CheckoutInput = z.output<typeof schemas.CheckoutInput>;
export type CheckoutResult = z.output<typeof schemas.CheckoutResult>;
export type Order = z.output<typeof schemas.Order>;
export type OrderConfig = z.output<typeof schemas.OrderConfig>;
export type OrderChange = z.output<typeof schemas.OrderChange>;
export type OrderChanged = z.output<typeof schemas.OrderChanged>;
export type OrderProgress = z.output<typeof schemas.OrderProgress>;
export type OrderSummary = z.output<typeof schemas.OrderSummary>;
export type PaymentMethodKey = z.output<typeof schemas.PaymentMethodKey>;
export type Receipt = z.output<typeof schemas.Receipt>;
export type ReceiptLine = z.output<typeof schemas.ReceiptLine>;
