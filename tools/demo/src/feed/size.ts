type Unit = 'g' | 'ml' | 'piece' | 'wash' | 'sheet' | 'metre';

export type Size = {
  de: string;
  en: string;
  fr: string;
  /**
   * What the unit price counts; absent for weighted goods, whose price is per 1000 g already, and
   * for goods that need none.
   */
  content?: { amount: number; unit: Unit };
  /** Grams of one step of a weighted product. */
  step?: number;
  byPiece: boolean;
};

const units: Record<string, { unit: Unit; factor: number; de?: string; en?: string; fr?: string }> =
  {
    g: { unit: 'g', factor: 1 },
    kg: { unit: 'g', factor: 1000 },
    ml: { unit: 'ml', factor: 1 },
    cl: { unit: 'ml', factor: 10 },
    l: { unit: 'ml', factor: 1000 },
    Stk: { unit: 'piece', factor: 1, de: 'Stück', en: 'pack', fr: 'pièces' },
    WG: { unit: 'wash', factor: 1, de: 'Waschgänge', en: 'washes', fr: 'lavages' },
    Blatt: { unit: 'sheet', factor: 1, en: 'sheets', fr: 'feuilles' },
    m: { unit: 'metre', factor: 1 },
  };

/** Goods that are neither measured nor counted: they have no unit price. */
const unmeasured: Record<string, { en: string; fr: string }> = {
  Strauß: { en: 'bunch', fr: 'bouquet' },
  Topf: { en: 'pot', fr: 'pot' },
  Kranz: { en: 'wreath', fr: 'couronne' },
  Karte: { en: 'card', fr: 'carte' },
};

const grams = (value: number, language: 'de' | 'en' | 'fr') =>
  value < 1000
    ? `${value} g`
    : `${String(value / 1000).replace('.', language === 'en' ? '.' : ',')} kg`;

/**
 * Reads `500 g`, `6 x 1,5 l`, `40 WG`, `kg/200` (weighed, steps of 200 g) and `Stk/1200` (weighed,
 * chosen by the piece of about 1200 g), and `1 Strauß` (no measure).
 */
export function parseSize(text: string): Size {
  const weighed = /^(kg|Stk)\/(\d+)$/.exec(text);
  if (weighed) {
    const step = Number(weighed[2]);
    const byPiece = weighed[1] === 'Stk';
    return {
      de: byPiece ? `Stück ca. ${grams(step, 'de')}` : 'lose, nach Gewicht',
      en: byPiece ? `piece, about ${grams(step, 'en')}` : 'loose, by weight',
      fr: byPiece ? `pièce d’env. ${grams(step, 'fr')}` : 'au poids',
      step,
      byPiece,
    };
  }
  const packed = /^(?:(\d+) x )?(\d+(?:,\d+)?) (\p{L}+)$/u.exec(text);
  const whole = unmeasured[packed?.[3] ?? ''];
  if (packed && whole) {
    const en = `${packed[2]} ${whole.en}`;
    const fr = `${packed[2]} ${whole.fr}`;
    return { de: text, en, fr, byPiece: false };
  }
  const unit = units[packed?.[3] ?? ''];
  if (!packed || !unit) throw new Error(`Not a size: ${text}`);
  const amount = Number(packed[2]?.replace(',', '.'));
  const total = Math.round(amount * unit.factor * Number(packed[1] ?? 1) * 100) / 100;
  const german = text.replace(packed[3] ?? '', unit.de ?? packed[3] ?? '');
  const english = text.replaceAll(',', '.').replace(packed[3] ?? '', unit.en ?? packed[3] ?? '');
  const french = text.replace(packed[3] ?? '', unit.fr ?? packed[3] ?? '');
  const single = total === 1 && unit.unit === 'piece';
  return {
    de: german,
    en: single ? '1 piece' : english,
    fr: single ? '1 pièce' : french,
    content: { amount: total, unit: unit.unit },
    byPiece: false,
  };
}
