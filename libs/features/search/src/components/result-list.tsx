import { useEffect, type MouseEvent } from 'react';
import { EAGER_TILES, productTile, tileFragment } from '@larder/contracts/catalogue';
import { searchShown } from '@larder/contracts/search';
import { CachedList, Link, ExtensionSlot, useFeature, useHref } from '@larder/platform';
import { Grid, Pagination } from '@larder/ui';
import type { Hits } from '../api/hits-normalise.js';
import { resultHref, RESULTS, type ResultView } from '../pages/result-url.js';
import { useText } from '../messages/use-text.js';
import { HitCard } from './hit-card.js';
import styles from './result-list.module.css';
import { ResultTools } from './result-tools.js';
import { usePersonalRanking } from './use-personal-ranking.js';
import { useSearchReport } from './use-search-report.js';

interface Props {
  readonly view: ResultView;
  readonly hits: Hits;
}

/** A page of results and the links to the others (SRCH-25). */
export function ResultList({ view, hits }: Props) {
  const t = useText();
  const href = useHref();
  const { offset, count, total } = hits;
  return (
    <section className={styles.results} aria-label={t(`type.${view.tab}`)}>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {t('range', { first: offset + 1, last: offset + count, total })}
        </p>
        {view.tab === 'products' && <ResultTools view={view} facets={hits.facets} />}
      </div>
      {view.tab === 'products' ? <Products hits={hits} /> : <Others view={view} hits={hits} />}
      <Pagination
        label={t('pages.label')}
        current={Math.floor(offset / RESULTS) + 1}
        total={Math.ceil(total / RESULTS)}
        hrefOf={(page) => resultHref(href, { ...view, offset: (page - 1) * RESULTS })}
        labels={{
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (page) => t('pages.page', { page }),
        }}
        renderLink={(link) => <Link {...link} />}
      />
    </section>
  );
}

/** Tells others which products a query put on screen. */
function useShown({ queryID, results, offset }: Hits) {
  const { emit } = useFeature();
  useEffect(() => {
    if (!queryID) return;
    const skus = results.flatMap(({ product }) => product?.sku ?? []);
    emit(searchShown, { queryID, skus, position: offset + 1 });
  }, [emit, queryID, results, offset]);
}

function Products({ hits }: { readonly hits: Hits }) {
  const report = useSearchReport(hits.queryID);
  useShown(hits);
  const results = usePersonalRanking(hits) ?? [];
  const products = results.flatMap(({ product }) => product ?? []);
  const first = hits.offset + 1;
  const reportClick = (event: MouseEvent) => {
    const at = [...event.currentTarget.children].findIndex((cell) =>
      cell.contains(event.target as Element),
    );
    report(event, products[at]?.sku, first + at);
  };
  return (
    <CachedList
      renderList={(content) => (
        <Grid as="ul" of="tiles" role="list" onClickCapture={reportClick} {...content} />
      )}
      items={products}
      itemClassName={styles.cell}
      keyOf={({ sku }) => sku}
      fragmentOf={(i) => tileFragment(first + i, i < EAGER_TILES)}
      render={(product, i) => (
        <ExtensionSlot
          slot={productTile}
          props={{ product, position: first + i, eager: i < EAGER_TILES }}
        />
      )}
    />
  );
}

function Others({ view, hits }: Props) {
  return (
    <ul role="list" className={styles.cards}>
      {hits.results.map((hit) => (
        <li key={hit.id}>
          <HitCard type={view.tab} hit={hit} />
        </li>
      ))}
    </ul>
  );
}
