import type { AllergenFinding } from '@larder/contracts/cart';
import type { Allergen } from '@larder/contracts/catalogue';
import type { EmailReader } from './order-formatters.js';
import { allergens as fr } from './translations/french/tables.js';
import { allergens as hi } from './translations/hindi/tables.js';
import { textsOf } from './order-formatters.js';

interface Texts {
  readonly contains: string;
  readonly mayContain: string;
  readonly isUnknown: string;
  readonly names: Readonly<Record<Allergen, string>>;
}

const de: Texts = {
  contains: 'Enthält',
  mayContain: 'Kann enthalten',
  isUnknown: 'Angaben zu Allergenen fehlen',
  names: {
    gluten: 'Gluten',
    crustaceans: 'Krebstiere',
    eggs: 'Ei',
    fish: 'Fisch',
    peanuts: 'Erdnüsse',
    soybeans: 'Soja',
    milk: 'Milch',
    nuts: 'Schalenfrüchte',
    celery: 'Sellerie',
    mustard: 'Senf',
    sesame: 'Sesam',
    sulphites: 'Sulfite',
    lupin: 'Lupinen',
    molluscs: 'Weichtiere',
  },
};
const en: Texts = {
  contains: 'Contains',
  mayContain: 'May contain',
  isUnknown: 'Allergen information missing',
  names: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'egg',
    fish: 'fish',
    peanuts: 'peanuts',
    soybeans: 'soya',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
};

/** The confirmed allergen warning of a line, in the reader's language. */
export function formatAllergenWarning(
  reader: Pick<EmailReader, 'locale'>,
  finding: AllergenFinding,
): string {
  const own = textsOf<Texts>({ de, en, fr, hi }, reader);
  const list = (of: readonly Allergen[]) => of.map((one) => own.names[one]).join(', ');
  return [
    ...(finding.contains.length > 0 ? [`${own.contains} ${list(finding.contains)}`] : []),
    ...(finding.mayContain.length > 0 ? [`${own.mayContain} ${list(finding.mayContain)}`] : []),
    ...(finding.isUnknown ? [own.isUnknown] : []),
  ].join(' · ');
}
