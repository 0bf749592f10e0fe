import type { Plan } from '@larder/pricing/packs';
import type { Goal } from '@larder/pricing/packs';
import { formatPack } from '../../api/format-amounts.js';
import type { Wording } from '../../messages/use-text.js';

type Chosen = Extract<Plan, { choice: unknown }>;

/** Why these packs were chosen, in one sentence, with the cost or remainder of the alternative. */
export function packReason(
  { choice, unit, compared, other }: Chosen,
  goal: Goal,
  wording: Wording,
): string {
  const { t, money } = wording;
  const left = formatPack(choice.left, unit, wording);
  const rest = choice.left > 0 ? t('why.left', { left }) : t('why.nothingLeft');
  if (compared === 1) return `${t('why.only')} ${rest}`;
  if (!other) return `${t('why.both', { count: compared })} ${rest}`;
  const difference = money(Math.abs(other.price - choice.price));
  if (goal === 'price') {
    const less = formatPack(choice.left - other.left, unit, wording);
    return `${t('why.cheapest', { count: compared })} ${rest} ${t('why.lessRest', { difference, less })}`;
  }
  return `${t('why.leastWaste', { count: compared })} ${rest} ${t('why.cheaper', { difference })}`;
}
