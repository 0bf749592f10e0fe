import type { AssortmentRows } from '../feed/assortment-rows.js';

/** How goods are kept. */
export const storageInFrench: Record<NonNullable<AssortmentRows['storage']>, string> = {
  cool: 'À conserver au frais et au sec.',
  chilled: 'À conserver entre +2 °C et +6 °C. À consommer rapidement après ouverture.',
  meat: 'À conserver entre 0 °C et +4 °C. À cuire à cœur avant dégustation.',
  fish: 'À conserver sur glace, entre 0 °C et +2 °C.',
  frozen: 'À conserver à −18 °C. Ne jamais recongeler un produit décongelé.',
  dry: 'À conserver au sec, à l’abri de la chaleur.',
  dark: 'À conserver au frais et au sec, à l’abri de la lumière.',
  upright: 'À conserver debout, au frais et à l’abri de la lumière.',
};

const origins: Readonly<Record<string, string>> = {
  FR: 'France',
  RH: 'Rhône, France',
  DR: 'Drôme, France',
  AR: 'Ardèche, France',
  SV: 'Savoie, France',
  IS: 'Isère, France',
  AN: 'Ain, France',
  AU: 'Auvergne, France',
  BT: 'Bretagne, France',
  NM: 'Normandie, France',
  PV: 'Provence, France',
  JU: 'Jura, France',
  BG: 'Bourgogne, France',
  VL: 'Val de Loire, France',
  BX: 'Bordelais, France',
  ES: 'Espagne',
  IT: 'Italie',
  PT: 'Portugal',
  NW: 'Norvège (élevage)',
  NA: 'Atlantique Nord-Est (pêche)',
  CI: 'Côte d’Ivoire',
  CO: 'Colombie',
  IN: 'Inde',
  EU: 'UE',
};

export function originsInFrench(key: string): string {
  const text = origins[key];
  if (text === undefined) throw new Error(`Unknown origin "${key}"`);
  return text;
}
