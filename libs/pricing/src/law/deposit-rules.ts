import type { DepositKind } from '@larder/contracts/catalogue';
import { countryOf, untaxedDeposits, type DepositRules } from '@larder/countries';

const untaxed = untaxedDeposits('no rule is known');

/** The rules of a country (ISO 3166); where none are known deposits carry no tax. */
export function depositRules(country: string): DepositRules {
  return countryOf(country)?.deposits ?? untaxed;
}

/** The rate in percent at which a deposit is taxed; undefined when it is outside the tax's scope. */
export function depositRate(
  country: string,
  kind: DepositKind | 'crates' | undefined,
  goodsRate: number,
): number | undefined {
  return depositRules(country)[kind ?? 'returnable'] === 'asGoods' ? goodsRate : undefined;
}
