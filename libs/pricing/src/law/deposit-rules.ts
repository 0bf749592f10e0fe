import type { DepositKind } from '@larder/contracts/catalogue';

/** A deposit has the tax rate of its goods, or is not taxed. */
export type DepositTax = 'asGoods' | 'outside';

export interface DepositRules extends Readonly<Record<DepositKind, DepositTax>> {
  /** Crates of an order: packaging of the delivery, taxed at the rate of the service if at all. */
  readonly crates: DepositTax;
  readonly source: string;
}

/**
 * Tax on deposits by country.
 *
 * AT: returnable packaging shares the tax of its content, and its return lowers the price (UStR 2000
 * Rz 348, 2393). The single-use deposit since 1 January 2025 is collected in the name and on the account
 * of the central body: a transitory item that is not taxed (UStG 1994 § 4 (3); EinwegpfandVO, BGBl. II
 * 283/2023, § 4; answer of the Ministry of Finance to the WKO of 2024).
 *
 * DE: both kinds are part of the price of the drink (UStG § 10 (1), UStAE 10.1), crates as transport
 * aids are taxed at the standard rate.
 *
 * GB: a refundable deposit is no consideration for goods (VAT Notice 700); deposits of the return
 * scheme are disregarded at every sale after the first (VATA 1994 s. 55C). The shop is not the first.
 */
const byCountry: Readonly<Record<string, DepositRules>> = {
  AT: {
    ...{ singleUse: 'outside', returnable: 'asGoods', crates: 'asGoods' },
    source: 'UStG 1994 § 4 (3), UStR 2000 Rz 348',
  },
  DE: {
    ...{ singleUse: 'asGoods', returnable: 'asGoods', crates: 'asGoods' },
    source: 'UStG § 10 (1), UStAE 10.1',
  },
  GB: {
    ...{ singleUse: 'outside', returnable: 'outside', crates: 'outside' },
    source: 'VAT Notice 700, VATA 1994 s. 55C',
  },
};

const untaxed: DepositRules = {
  ...{ singleUse: 'outside', returnable: 'outside', crates: 'outside' },
  source: 'no rule is known',
};

/** The rules of a country (ISO 3166); where none are known deposits carry no tax. */
export function depositRules(country: string): DepositRules {
  return byCountry[country] ?? untaxed;
}

/** The rate in percent at which a deposit is taxed; undefined when it is outside the tax's scope. */
export function depositRate(
  country: string,
  kind: DepositKind | 'crates' | undefined,
  goodsRate: number,
): number | undefined {
  return depositRules(country)[kind ?? 'returnable'] === 'asGoods' ? goodsRate : undefined;
}
