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
  return (
    <SortForm
      action={path}
      kept={[...FILTER_NAMES, 'term' as const].map((name) => [name, overview[name]])}
      label={t('sort.label')}
      applyText={t('sort.apply')}
      orders={SORTS}
      order={overview.sort ?? standard}
      textOf={(sort) => t(`sort.${sort}`)}
      onChange={(sort) => navigate(overviewHref(path, { ...overview, page: 1, sort }))}
    />
  );
}
