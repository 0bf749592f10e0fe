import type { Measures } from '@larder/countries';
import type { PriceList } from '../../prices/price-list.js';

/** An item under the names of Google Merchant Center's product data, as texts. */
export type ExchangeFields = Readonly<Record<string, string | undefined>>;

export interface ExchangeOptions {
  /** Default value added tax in percent: these formats name none. */
  readonly vatRate: number;
  readonly currency: string;
  /** Of the shop's country. */
  readonly measures: Measures;
  readonly now: Date;
  readonly prices?: PriceList | undefined;
}
