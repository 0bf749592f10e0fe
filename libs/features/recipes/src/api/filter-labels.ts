import type { TextKey, Wording } from '../messages/use-text.js';
import { FILTER_NAMES, type Filter, type Overview } from './overview-url.js';

/** A filter's value as text: the times are numbers. */
export function filterLabels(t: Wording['t'], name: Filter, value: string): string {
  return name === 'time'
    ? t('filter.upTo', { count: Number(value) })
    : t(`${name}.${value}` as TextKey);
}

/** Title of an overview, with its filters. */
export function overviewLabels(t: Wording['t'], overview: Overview): string {
  const { term } = overview;
  const chosen = FILTER_NAMES.flatMap((name) => {
    const value = overview[name];
    return value === undefined ? [] : [filterLabels(t, name, value)];
  });
  const all = term === '' ? chosen : [t('filter.term', { term }), ...chosen];
  const title = t('overview.title');
  return all.length === 0 ? title : `${title}: ${all.join(', ')}`;
}
