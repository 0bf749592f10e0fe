import type { SearchType } from '@larder/contracts/search';
import { Blocks, Link, useHref } from '@larder/platform';
import { EmptyState, icon, LinkButton } from '@larder/ui';
import { searchApi } from '../api/search-api.js';
import { resultHref, argsOf, type ResultView } from '../pages/result-url.js';
import { noResultsBlocks } from '../pages/no-results-blocks.js';
import { useText } from '../messages/use-text.js';

const NothingFoundArt = icon('nothing-found', '-art');

interface Props {
  readonly view: ResultView;
  readonly tabs: readonly SearchType[];
}

/** No hit of this type, and the way on: without filters, to another type, or into the shop. */
export function NoResults({ view, tabs }: Props) {
  const t = useText();
  const href = useHref();
  const isFiltered = Object.keys(view.chosen).length > 0 || view.offset > 0;
  const fresh = { ...view, offset: 0, chosen: {} };
  return (
    <>
      <EmptyState
        picture={<NothingFoundArt />}
        title={t('nothing.title', { term: view.term })}
        actions={
          <>
            {isFiltered && (
              <LinkButton as={Link} href={resultHref(href, fresh)}>
                {t('nothing.withoutFilters')}
              </LinkButton>
            )}
            {tabs.map(
              (type) => type !== view.tab && <OtherType key={type} view={fresh} type={type} />,
            )}
          </>
        }
      >
        {t('nothing.text')}
      </EmptyState>
      {!isFiltered && <Blocks blocks={noResultsBlocks(t)} />}
    </>
  );
}

/** Hits that do not fill the first screen of a desktop. */
const FEW = 6;

export const isFew = (total: number): boolean => total <= FEW;

/** Below few hits the page goes on, as without any. */
export function FewResults() {
  return <Blocks blocks={noResultsBlocks(useText())} />;
}

function OtherType({ view, type }: { readonly view: ResultView; readonly type: SearchType }) {
  const t = useText();
  const href = useHref();
  const total = searchApi.useGetSearchHitsQuery(argsOf(view, type)).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <LinkButton as={Link} variant="secondary" href={resultHref(href, { ...view, tab: type })}>
      {t('nothing.other', { type: t(`type.${type}`), count: total })}
    </LinkButton>
  );
}
