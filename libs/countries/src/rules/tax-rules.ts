/** A tax of consumption. Rates in percent. */
export interface TaxRules {
  /** As receipts call it, by language. */
  readonly name: { readonly en: string } & Readonly<Record<string, string>>;
  /** Whether displayed prices include it. */
  readonly isIncluded: boolean;
  readonly rates: { readonly standard: number; readonly reduced: readonly number[] };
  /** Rate of most food: the default of an import whose file has none. */
  readonly food: number;
  /** Names of the equal parts that receipts show one by one; a single tax when absent. */
  readonly parts?: readonly string[];
  /** Name of the single tax in place of the parts when goods go to another state. */
  readonly acrossStates?: string;
  readonly source: string;
}

/** The number under which a business is registered for the tax. */
export interface TaxId {
  readonly name: string;
  readonly pattern: RegExp;
  readonly example: string;
}
