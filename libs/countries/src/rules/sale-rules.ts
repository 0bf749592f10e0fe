/** Pages that a shop must have. */
export type LegalPage =
  'imprint' | 'terms' | 'privacy' | 'withdrawal' | 'refunds' | 'complaints' | 'accessibility';

/** What an invoice or receipt names beside goods, quantities, prices and day. */
export type ReceiptDuty =
  | 'sellerName'
  | 'sellerAddress'
  | 'sellerTaxId'
  | 'invoiceNumber'
  | 'taxByRate'
  | 'taxParts'
  | 'goodsCode'
  | 'placeOfSupply'
  | 'foodLicence';

export interface SaleRules {
  /** Days to withdraw from a distance contract; goods that spoil are excluded. Absent without such a right. */
  readonly withdrawal?: { readonly days: number; readonly source: string };
  readonly legalPages: readonly LegalPage[];
  readonly receipt: { readonly duties: readonly ReceiptDuty[]; readonly source: string };
  /**
   * Form of an invoice's number; it is unique. With a `series`, numbers follow each other without gaps
   * within a financial year.
   */
  readonly invoiceNumber: {
    readonly pattern: RegExp;
    readonly series?: { readonly prefix: string; readonly startMonth: number };
    readonly source: string;
  };
}
