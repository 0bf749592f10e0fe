import type { PageMessages } from '@larder/platform';
import type { Finding } from '../../state/personal/personal-state.js';
import type { personal as en } from '../../messages/en.json';

export type PersonalText = PageMessages<keyof typeof en>;

/** What of a product does not fit, in short, the worst first. */
export function formatFinding(text: PersonalText, finding: Finding | undefined): string[] {
  if (finding === undefined) return [];
  if (finding === 'unchecked') return [text('own.unchecked')];
  const { contains, mayContain, lacks, isUnknown } = finding;
  const allergens = (of: typeof contains) => of.map((one) => text(`allergen.${one}`)).join(', ');
  return [
    ...(contains.length > 0 ? [text('own.contains', { names: allergens(contains) })] : []),
    ...(mayContain.length > 0 ? [text('own.mayContain', { names: allergens(mayContain) })] : []),
    ...(isUnknown ? [text('own.unknown')] : []),
    ...(lacks.length > 0
      ? [text('own.lacks', { names: lacks.map((one) => text(`mark.${one}`)).join(', ') })]
      : []),
  ];
}
