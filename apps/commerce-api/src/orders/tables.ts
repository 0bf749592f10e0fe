import type { Order, OrderPickupPlace } from '@larder/contracts/checkout';
import type { Benefit, CodeBenefit, LineTreatment } from '@larder/pricing';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A state that the order reached, and when. */
export interface TimelineEntry {
  readonly status: Order['status'];
  readonly at: string;
}

/** What was agreed for one line when its order was placed; all amounts in cents. */
export interface AgreedLine {
  /** Price of one kilogram, bundle or piece: the regular price, or the member price. */
  readonly unitPrice: number;
  /** What the member price saves on the ordered quantity. */
  readonly memberShare: number;
  /** The multi-buy offer, and how many complete groups of it the line contains. */
  readonly multiBuy?:
    { readonly groups: number; readonly quantity: number; readonly value: number } | undefined;
  /** The line's share of the discounts of vouchers and codes. */
  readonly discount: number;
  /** Absent for ordinary goods. */
  readonly treatment?: LineTreatment | undefined;
  /** Rate in percent at which the deposit is taxed; absent when it is outside the tax's scope. */
  readonly depositVatRate?: number | undefined;
}

/** Pricing snapshot of an order, beside its document. */
export interface PricingSnapshot {
  /** Percent of tax in the price or added to it, by line. */
  readonly vatRates: Readonly<Record<string, number>>;
  /** By line; absent in orders placed before it was stored. */
  readonly lines?: Readonly<Record<string, AgreedLine>> | undefined;
  /** Rate at which the deposit on crates is taxed; absent when it is outside the tax's scope. */
  readonly crateTaxRate?: number | undefined;
  /** Prices are without tax. */
  readonly isTaxAdded?: boolean | undefined;
  /** What the redeemed voucher takes off. */
  readonly benefit?: Benefit | undefined;
  /** What the codes took off that were used, in the order in which they were. */
  readonly codes?: readonly { readonly code: string; readonly benefit: CodeBenefit }[] | undefined;
  /** A delivery pass held. */
  readonly hasPass: boolean;
  /** Goods value in cents from which the service was free. */
  readonly freeOfChargeThreshold?: number | undefined;
  /** Goods value in cents below which nothing was taken. */
  readonly minValue?: number | undefined;
  /** The smallest coin in cents, where amounts that are paid at handover are rounded to it. */
  readonly cashStep?: number | undefined;
}

/** What became of one line. */
export interface PickedLine {
  readonly lineItemId: string;
  readonly outcome: 'PICKED' | 'SUBSTITUTED' | 'MISSING';
  /** Grams of weighted goods, else pieces; 0 for a missing line. */
  readonly quantity: number;
  /** The substitute, with its price in cents for the quantity and its deposit. */
  readonly substitute?: {
    readonly sku: string;
    readonly name: string;
    readonly total: number;
    readonly deposit: number;
    readonly vatRate: number;
    readonly goodsCode?: string | null;
  };
}

export interface Picked {
  readonly pickedAt: string;
  readonly lines: readonly PickedLine[];
  /** Cents for empties that were handed back. */
  readonly depositReturned: number;
  /** Cents that were paid or reserved ahead: no more is charged. Absent where a rest is paid on handover. */
  readonly mostCharged?: number;
}

export const orderTimelines = pgTable(
  'order_courses',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    locale: text().notNull(),
    origin: text().notNull(),
    revision: integer().notNull().default(0),
    basis: jsonb().$type<PricingSnapshot>().notNull(),
    steps: jsonb().$type<readonly TimelineEntry[]>().notNull(),
    picked: jsonb().$type<Picked>(),
    /** Final total in cents, from the receipt. */
    payable: integer(),
    /** Bay or locker, once the order waits there. */
    pickupPlace: jsonb('pickup_place').$type<OrderPickupPlace>(),
    nextAt: timestamp('next_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber] })],
);
export type OrderTimelineRow = typeof orderTimelines.$inferSelect;
