import { useId, type MouseEvent } from 'react';
import type { SearchType } from '@larder/contracts/search';
import { useHref } from '@larder/platform';
import { usePersonalRanking } from '../use-personal-ranking.js';
import { useSearchReport } from '../use-search-report.js';
import { Skeleton } from '@larder/ui';
import { hrefOfHit, NO_HITS, type Hit } from '../../api/hits-normalise.js';
import { searchApi, SUGGESTIONS } from '../../api/search-api.js';
import { useText } from '../../messages/use-text.js';
import { FlyoutRow } from './flyout-row.js';
import { ProductRow } from './product-row.js';
import { useOwnFirst } from './use-own-first.js';
import styles from './flyout.module.css';

interface Props {
  readonly type: SearchType;
  /** `undefined` while typing goes on. */
  readonly term: string | undefined;
  /** Shown where there is no hit; without it the group is then left out. */
  readonly empty: string;
  readonly listId: string;
  readonly active: string | undefined;
  /** This shopper has bought something before. */
  readonly hasOwn: boolean;
}

/** Suggestions of one type. A failing call is as no hit (ERR-31). */
export function FlyoutGroup({ type, term, empty, listId, active, hasOwn }: Props) {
  const t = useText();
  const id = useId();
  // `currentData` is the answer for this very term, never a late one for another (SRCH-15).
  const { currentData, isError } = searchApi.useGetSearchHitsQuery(
    { type, term: term ?? '', offset: 0, pageSize: SUGGESTIONS },
    { skip: term === undefined },
  );
  const found = isError ? NO_HITS : term === undefined ? undefined : currentData;
  const { hits, noteOf } = useOwnFirst(found, hasOwn && type === 'products' ? term : undefined);
  const href = useHref();
  const lifted = usePersonalRanking(hits);
  // A hit that leads nowhere is none.
  const results = lifted?.flatMap((hit) => {
    const to = hrefOfHit(href, type, hit);
    return to === undefined ? [] : [{ hit, to }];
  });
  const report = useSearchReport(hits?.queryID);
  if (results?.length === 0 && empty === '') return null;
  return (
    <div role="rowgroup" aria-labelledby={id} className={styles.group} aria-busy={!hits}>
      <div role="row" className={styles.title}>
        <span id={id} role="columnheader">
          {t(`type.${type}`)}
        </span>
      </div>
      {!hits && <Waiting isTall={type === 'products'} />}
      {results?.length === 0 && (
        <div role="row" className={styles.empty}>
          <span role="gridcell">{empty}</span>
        </div>
      )}
      {results?.map(({ hit, to }, i) => (
        <HitRow
          key={hit.id}
          id={`${listId}-${type}-${hit.id}`}
          href={to}
          hit={hit}
          note={noteOf(hit)}
          isActive={active === `${listId}-${type}-${hit.id}`}
          onFollow={(event) => report(event, hit.product?.sku, i + 1)}
        />
      ))}
    </div>
  );
}

/** SRCH-11. */
function Waiting({ isTall }: { readonly isTall: boolean }) {
  return (
    <div role="presentation" className={styles.waiting} data-tall={isTall || undefined}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="text" />
      ))}
    </div>
  );
}

interface HitRowProps {
  readonly id: string;
  readonly href: string;
  readonly hit: Hit;
  readonly note: string | undefined;
  readonly isActive: boolean;
  readonly onFollow: (event: MouseEvent) => void;
}

function HitRow({ hit, note, ...row }: HitRowProps) {
  if (hit.product) return <ProductRow {...row} product={hit.product} note={note} />;
  return (
    <FlyoutRow {...row}>
      {hit.title}
      {hit.note !== undefined && <span className={styles.note}>{hit.note}</span>}
    </FlyoutRow>
  );
}
