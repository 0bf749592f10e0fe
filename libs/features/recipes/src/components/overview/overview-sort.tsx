import { useFeature } from '@larder/platform';
import { SortForm } from '@larder/ui';
import { FILTER_NAMES, overviewHref, SORTS, type Overview } from '../../api/overview-url.js';
import { useText } from '../../messages/use-text.js';

interface Props {
  readonly path: string;
  readonly overview: Overview;
}

/** The order of the recipes, which begins at their first page again. */
export function OverviewSort({ path, overview }: Props) {
  const t = useText();
  const { navigate } = useFeature();
  const [standard] = SORTS;
  const filters = FILTER_NAMES.map((name) => [name, overview[name]]);
  return (
    <SortForm
      action={path}
      kept={{ ...Object.fromEntries(filters), term: overview.term }}
      label={t('sort.label')}
      applyText={t('sort.apply')}
      orders={SORTS}
      order={overview.sort ?? standard}
      textOf={(sort) => t(`sort.${sort}`)}
      onChange={(sort) => navigate(overviewHref(path, { ...overview, page: 1, sort }))}
    />
  );
}
