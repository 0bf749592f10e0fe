import type { SearchType } from '@larder/contracts/search';
import { Link, useHref } from '@larder/platform';
import { searchApi } from '../api/search-api.js';
import { resultHref, argsOf, type ResultView } from '../pages/result-url.js';
import { useText } from '../messages/use-text.js';
import styles from './result-tabs.module.css';

interface Props {
  readonly view: ResultView;
  readonly tabs: readonly SearchType[];
}

/** The types as links, each with the number of its hits: they work without a script. */
export function ResultTabs({ view, tabs }: Props) {
  const t = useText();
  return (
    <nav aria-label={t('types')}>
      <ul role="list" className={styles.tabs}>
        {tabs.map((type) => (
          <li key={type}>
            <Tab view={view} type={type} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ view, type }: { readonly view: ResultView; readonly type: SearchType }) {
  const t = useText();
  const { data } = searchApi.useGetSearchHitsQuery(argsOf(view, type));
  const fresh: ResultView = { ...view, tab: type, offset: 0, chosen: {} };
  const href = useHref();
  const total = data?.total ?? 0;
  const tab = {
    className: styles.tab,
    'aria-current': type === view.tab ? ('page' as const) : undefined,
    children: (
      <>
        {t(`type.${type}`)} <span className={styles.count}>({total})</span>
      </>
    ),
  };
  // Nobody is led to where there is nothing.
  return total > 0 ? <Link href={resultHref(href, fresh)} {...tab} /> : <span {...tab} />;
}
