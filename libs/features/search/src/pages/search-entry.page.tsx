import { searchEntryRoute, searchRoute } from '@larder/contracts/search';
import {
  Blocks,
  Link,
  PageRedirect,
  useFeature,
  useHref,
  type FeatureContext,
  type Head,
  type PageProps,
} from '@larder/platform';
import { Container, Stack } from '@larder/ui';
import { popularApi } from '../api/start-api.js';
import { validTerm } from '../api/term.js';
import { SearchForm } from '../components/search-form.js';
import type { SearchSettings } from '../config.js';
import { useText, getText } from '../messages/use-text.js';
import { noResultsBlocks } from './no-results-blocks.js';
import styles from './search.module.css';

type Props = PageProps<Record<never, string>>;

const { getPopularTerms } = popularApi.endpoints;

const hasPopularTerms = ({ settings }: Pick<FeatureContext, 'settings'>): boolean =>
  settings<SearchSettings>('search').startSuggestions;

/**
 * Where the form leads that no script took over: on to the results, once the term is long enough. Parts
 * whose call fails are left out.
 */
export async function preload(context: FeatureContext, { search }: Props): Promise<void> {
  const term = validTerm(search.get('term') ?? '');
  const to = term === undefined ? undefined : context.href(searchRoute, { term });
  if (to !== undefined) throw new PageRedirect(to);
  await Promise.all([
    hasPopularTerms(context) && context.query(getPopularTerms, undefined).catch(() => undefined),
    context.prepareBlocks(noResultsBlocks(getText(context))),
  ]);
}

export function head(context: FeatureContext): Head {
  const t = getText(context);
  return {
    title: `${t('label')} | ${context.tenant.shopName}`,
    canonical: context.href(searchEntryRoute, {}),
    robots: 'noindex, follow',
  };
}

/**
 * The search field as a page: without a term, or with one that is too short or too long. Popular terms,
 * popular products and the categories lead on.
 */
export default function SearchEntryPage({ search }: Props) {
  const t = useText();
  const given = search.get('term');
  return (
    <Container className={styles.page}>
      <Stack gap={4}>
        <h1>{t('label')}</h1>
        <SearchForm given={given} />
        <PopularTerms />
        <Blocks blocks={noResultsBlocks(t)} />
      </Stack>
    </Container>
  );
}

function PopularTerms() {
  const t = useText();
  const href = useHref();
  const isOffered = hasPopularTerms(useFeature());
  const { data } = popularApi.useGetPopularTermsQuery(undefined, { skip: !isOffered });
  if (!data?.terms.length) return null;
  return (
    <nav aria-labelledby="popular-terms">
      <h2 id="popular-terms">{t('popularTerms')}</h2>
      <ul role="list" className={styles.terms}>
        {data.terms.map((term) => (
          <li key={term}>
            <Link href={href(searchRoute, { term }) ?? ''} className={styles.term}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
