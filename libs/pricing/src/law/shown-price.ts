import type { DepositKind, PriceClass } from '@larder/contracts/catalogue';

/** A displayed unit price; `value` in cents for `amount` of `unit`. */
export interface ShownUnitPrice {
  readonly value: number;
  readonly amount: number;
  readonly unit: string;
}

/** A displayed price with its context. All amounts in cents. */
export interface ShownPrice {
  /** Grams that the amount is for, of goods sold by weight; the whole pack when absent. */
  readonly grams?: number | undefined;
  readonly amount: number;
  readonly unitPrice?: ShownUnitPrice | undefined;
  /** The higher price that is struck out. */
  readonly former?: number | undefined;
  /** Lowest price of the 30 days before the reduction. */
  readonly lowest?: number | undefined;
  /** Maximum retail price that the pack carries. */
  readonly maximum?: number | undefined;
  /** Whole percent of the announced reduction. */
  readonly percent?: number | undefined;
  readonly deposit?: number | undefined;
  readonly member?:
    { readonly amount: number; readonly unitPrice?: ShownUnitPrice | undefined } | undefined;
  /** An offer for several packs together. */
  readonly multi?:
    | {
        readonly count: number;
        readonly amount: number;
        readonly unitPrice?: ShownUnitPrice | undefined;
      }
    | undefined;
}

/** What is known of the goods from elsewhere; without it the rules that need it hold their peace. */
export interface KnownGoods {
  /** Content that the unit price counts, drained weight where liquid is drained off. */
  readonly content?: { readonly amount: number; readonly unit: string } | undefined;
  /** Goods that are neither measured nor counted, such as a bouquet or a gift card. */
  readonly isUnmeasured?: boolean | undefined;
  /** Cents. */
  readonly deposit?: number | undefined;
  readonly depositKind?: DepositKind | undefined;
  /** Absent for ordinary goods. */
  readonly priceClass?: PriceClass | undefined;
  /** Cents, of a pack. */
  readonly maximum?: number | undefined;
  /** Cents, of 1 kg for goods sold by weight. */
  readonly lowestPrior30?: number | undefined;
}
