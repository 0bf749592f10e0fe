import { storefinderRoute, type PlaceSuggestion } from '@larder/contracts/distribution';
import type { SpecialDay } from '@larder/contracts/stores';
import { Link, useHref } from '@larder/platform';
import { EmptyState, icon, LinkButton } from '@larder/ui';
import type { StoreSearchResult } from '../api/find-stores.js';
import { queryOf, type FinderView } from '../api/finder-url.js';
import { useText } from '../messages/use-text.js';
import styles from './finder-result.module.css';
import { StoreCard } from './store-card.js';

const ShopArt = icon('shop', '-art');

interface Props {
  readonly view: FinderView;
  readonly finding: StoreSearchResult;
  readonly days: readonly SpecialDay[];
  /** From where distances are counted. */
  readonly near: string | undefined;
  /** Other places that the text may mean. */
  readonly others: readonly PlaceSuggestion[];
  readonly chosen: string | undefined;
  /** The shop has no other store: there is nothing to count. */
  readonly isOnly: boolean;
}

/** The list contains everything that the map shows. */
export function FinderResult(props: Props) {
  const { view, finding, days, near, others, chosen, isOnly } = props;
  const t = useText();
  const all = useHref()(storefinderRoute, {}) ?? '';
  const { stores, isUnknown } = finding;
  const count = stores.length;
  const counted = t('result', { count });
  if (count === 0)
    return (
      <EmptyState
        picture={<ShopArt />}
        title={t('result.none.title')}
        actions={
          <LinkButton as={Link} href={all} variant="secondary">
            {t('search.all')}
          </LinkButton>
        }
      >
        {t('result.none.text')}
      </EmptyState>
    );
  return (
    <div className={styles.result}>
      {!(isOnly && near === undefined) && (
        <p role="status" className={styles.count}>
          {isUnknown && near === undefined
            ? t('result.unknown', { q: view.q })
            : [counted, near && t('result.near', { place: near })].filter(Boolean).join(' ')}
        </p>
      )}
      <Others view={view} others={others} />
      <ol role="list" className={styles.list} aria-label={t('result.list')}>
        {stores.map((found, at) => (
          <li key={found.store.storeId}>
            <StoreCard
              found={found}
              days={days}
              position={count > 1 ? at + 1 : undefined}
              isChosen={found.store.storeId === chosen}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

const SHOWN = 4;

function Others({ view, others }: Pick<Props, 'view' | 'others'>) {
  const t = useText();
  const href = useHref();
  if (others.length === 0) return null;
  return (
    <p className={styles.others}>
      {t('result.others')}:{' '}
      {others.slice(0, SHOWN).map(({ id, primaryPart, secondaryPart }) => (
        <Link key={id} href={href(storefinderRoute, {}, queryOf({ ...view, place: id })) ?? ''}>
          {primaryPart}, {secondaryPart}
        </Link>
      ))}
    </p>
  );
}
