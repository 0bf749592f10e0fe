/** What the law of a country requires of displayed prices. */
export interface PriceLaw {
  /**
   * Unit prices beside the prices of measured and counted goods; absent where no law of the whole
   * country requires them. `loose`: 1 kg or 1 l, and 100 g or 100 ml for loose goods. `listed`: also
   * for a list of goods. `gramBelowOne`: 1 g or 1 ml of packs below 1 kg or 1 l, else 1 kg or 1 l.
   */
  readonly unitPrice?: {
    readonly base: 'loose' | 'listed' | 'gramBelowOne';
    readonly source: string;
  };
  /** The lowest price of so many days before, beside each announced reduction. */
  readonly lowestPrice?: { readonly days: number; readonly source: string };
  /** Packed goods carry a price that nobody may exceed, and deliver to it or below. */
  readonly maximumRetailPrice?: { readonly source: string };
  /** Required text of each page with prices: that tax is included, or that it is added. */
  readonly taxNote: RegExp;
  /** Cash totals are rounded to so many cents; absent where they are paid to the cent. */
  readonly cashRounding?: { readonly step: number; readonly source: string };
}

/** Grams or millilitres of the usual unit of measure. */
const usualBase = 1000;

/** Grams or millilitres that a unit price is for; `content` is that of the pack, absent for loose goods. */
export function unitPriceBase(law: PriceLaw['unitPrice'], content: number | undefined): number {
  const isByGram = law?.base === 'gramBelowOne' && content !== undefined;
  return isByGram && content < usualBase ? 1 : usualBase;
}

/** "inkl. MwSt.", "einschließlich Umsatzsteuer", "including VAT". */
export const germanTaxNote =
  /(inkl|einschl|including|incl)[^<]{0,30}(umsatzsteuer|ust|mwst|mehrwertsteuer|vat|tax)/i;
export const englishTaxNote = /(includ|incl)[^<]{0,30}(vat|tax)/i;
