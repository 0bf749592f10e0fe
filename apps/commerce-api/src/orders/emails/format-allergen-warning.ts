import type { AllergenFinding } from '@larder/contracts/cart';
import type { Allergen } from '@larder/contracts/catalogue';
import type { EmailReader } from './order-formatters.js';
import { isGerman } from './order-formatters.js';

const messages = {
  de: {
    contains: 'Enthält',
    mayContain: 'Kann enthalten',
    isUnknown: 'Angaben zu Allergenen fehlen',
  },
  en: {
    contains: 'Contains',
    mayContain: 'May contain',
    isUnknown: 'Allergen information missing',
  },
} as const;

const names: Readonly<Record<Allergen, readonly [de: string, en: string]>> = {
  gluten: ['Gluten', 'gluten'],
  crustaceans: ['Krebstiere', 'crustaceans'],
  eggs: ['Ei', 'egg'],
  fish: ['Fisch', 'fish'],
  peanuts: ['Erdnüsse', 'peanuts'],
  soybeans: ['Soja', 'soya'],
  milk: ['Milch', 'milk'],
  nuts: ['Schalenfrüchte', 'nuts'],
  celery: ['Sellerie', 'celery'],
  mustard: ['Senf', 'mustard'],
  sesame: ['Sesam', 'sesame'],
  sulphites: ['Sulfite', 'sulphites'],
  lupin: ['Lupinen', 'lupin'],
  molluscs: ['Weichtiere', 'molluscs'],
};

/** The confirmed allergen warning of a line, in the reader's language. */
export function formatAllergenWarning(
  { locale }: Pick<EmailReader, 'locale'>,
  finding: AllergenFinding,
): string {
  const own = messages[isGerman(locale) ? 'de' : 'en'];
  const list = (of: readonly Allergen[]) =>
    of.map((one) => names[one][isGerman(locale) ? 0 : 1]).join(', ');
  return [
    ...(finding.contains.length > 0 ? [`${own.contains} ${list(finding.contains)}`] : []),
    ...(finding.mayContain.length > 0 ? [`${own.mayContain} ${list(finding.mayContain)}`] : []),
    ...(finding.isUnknown ? [own.isUnknown] : []),
  ].join(' · ');
}
