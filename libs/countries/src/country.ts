import type { AddressRules } from '@larder/contracts/address';
import type { AgeLimits } from './rules/age-limits.js';
import type { Calendar } from './rules/calendar.js';
import type { ClassRules } from './rules/class-rules.js';
import type { DepositRules } from './rules/deposit-rules.js';
import type { Measures } from './rules/measures.js';
import type { Notes } from './rules/notes.js';
import type { PriceLaw } from './rules/price-law.js';
import type { SaleRules } from './rules/sale-rules.js';
import type { TaxId, TaxRules } from './rules/tax-rules.js';

/**
 * Rules and formats of a country. They are a basis for the rules of a shop, not legal advice: each names
 * its source, so that the shop's lawyer and tax adviser can check it.
 */
export interface Country {
  /** ISO 3166-1. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly prices: PriceLaw;
  readonly taxes: TaxRules;
  readonly taxId: TaxId;
  readonly deposits: DepositRules;
  readonly classes: ClassRules;
  readonly ages: AgeLimits;
  readonly sales: SaleRules;
  /** Of the contract, which browsers check by the same rules. */
  readonly address: AddressRules;
  readonly calendar: Calendar;
  readonly notes: Notes;
  /** Absent where measures are metric alone. */
  readonly measures?: Measures;
}
