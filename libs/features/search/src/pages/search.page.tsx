import { facetGroups, productTile } from '@larder/contracts/catalogue';
import { searchEntryRoute, searchRoute } from '@larder/contracts/search';
import {
  PageRedirect,
  useFeature,
  type FeatureContext,
  type Head,
  type PageProps,
} from '@larder/platform';
import { Container, Stack } from '@larder/ui';
import { typesOf } from '../api/types.js';
import { NO_HITS, type Hits } from '../api/hits-normalise.js';
import { searchApi } from '../api/search-api.js';
import { validTerm } from '../api/term.js';
import { FewResults, isFew, NoResults } from '../components/no-results.js';
import { ResultList } from '../components/result-list.js';
import { ResultTabs } from '../components/result-tabs.js';
import { filtersOf } from '../components/result-tools.js';
import type { SearchSettings } from '../config.js';
import { useText, getText } from '../messages/use-text.js';
import { argsOf, viewOf } from './result-url.js';
import styles from './search.module.css';
import { noResultsBlocks } from './no-results-blocks.js';

type Props = PageProps<{ term: string }>;

const { getSearchHits } = searchApi.endpoints;

/** Products first, as they are open by default (SRCH-24); the others in the order of the flyout. */
const tabsOf = ({ settings, tenant }: Pick<FeatureContext, 'settings' | 'tenant'>) =>
  typesOf(settings<SearchSettings>('search'), tenant)
    .map(({ type }) => type)
    .sort((a, b) => Number(b === 'products') - Number(a === 'products'));

/** A type whose call fails has no hits (ERR-31); a term that is too short has no results page. */
export async function preload(context: FeatureContext, { params, search }: Props): Promise<void> {
  const entry = context.href(searchEntryRoute, {}, { term: params.term });
  if (!validTerm(params.term) && entry) throw new PageRedirect(entry);
  const tabs = tabsOf(context);
  const view = viewOf(params.term, search, tabs);
  const found = await Promise.all(
    tabs.map((type) => context.query(getSearchHits, argsOf(view, type)).catch((): Hits => NO_HITS)),
  );
  const tiles = found.flatMap(({ results }) =>
    results.flatMap(({ product }) => (product ? [{ product }] : [])),
  );
  await context.prepareSlot(productTile, tiles);
  const open = found[tabs.indexOf(view.tab)];
  if (view.tab === 'products' && open && open.facets.length > 0)
    await context.prepareSlot(facetGroups, [filtersOf(view, open.facets, context.href)]);
  if (!open || isFew(open.total)) await context.prepareBlocks(noResultsBlocks(getText(context)));
}

/** A page that is empty because its call failed is kept by nobody. */
export function status(context: FeatureContext, { params, search }: Props): number {
  const view = viewOf(params.term, search, tabsOf(context));
  const found = getSearchHits.select(argsOf(view, view.tab))(context.getState());
  return found.isError ? 503 : 200;
}

/** Results are no page for search engines: every term would be one. */
export function head(context: FeatureContext, { params }: Props): Head {
  const t = getText(context);
  return {
    title: `${t('title', { term: params.term })} | ${context.tenant.shopName}`,
    canonical: context.href(searchRoute, { term: params.term }),
    robots: 'noindex, follow',
  };
}

/** SRCH-24: one tab for each type, the open one with its results. */
export default function SearchPage({ params, search }: Props) {
  const t = useText();
  const tabs = tabsOf(useFeature());
  const view = viewOf(params.term, search, tabs);
  const { data: hits = NO_HITS } = searchApi.useGetSearchHitsQuery(argsOf(view, view.tab));
  return (
    <Container className={styles.page}>
      <Stack gap={4}>
        <div className="page-head">
          <h1 className={styles.title}>{t('title', { term: view.term })}</h1>
        </div>
        {hits.correctedTerm && <p role="status">{t('corrected', { term: hits.correctedTerm })}</p>}
        <ResultTabs view={view} tabs={tabs} />
        {hits.total > 0 ? (
          <>
            <ResultList view={view} hits={hits} />
            {isFew(hits.total) && <FewResults />}
          </>
        ) : (
          <NoResults view={view} tabs={tabs} />
        )}
      </Stack>
    </Container>
  );
}
