import { useId, type ReactNode } from 'react';
import { productRoute, type Product } from '@larder/contracts/catalogue';
import { searchRoute } from '@larder/contracts/search';
import { buyAgainRoute, pasteListRoute } from '@larder/contracts/shopping';
import { useHref } from '@larder/platform';
import {
  Button,
  ClockIcon,
  CloseIcon,
  IconButton,
  RepeatIcon,
  SearchIcon,
  ShoppingListIcon,
} from '@larder/ui';
import { popularApi } from '../../api/start-api.js';
import { validTerm } from '../../api/term.js';
import { useStartText } from '../../messages/start-text.js';
import {
  forgetAllSearches,
  forgetSearch,
  rememberSearch,
  useRecentSearches,
} from '../../state/recent-searches.js';
import { FlyoutRow } from '../flyout/flyout-row.js';
import { ProductRow } from '../flyout/product-row.js';
import styles from './start-panel.module.css';

interface Props {
  readonly listId: string;
  readonly active: string | undefined;
  /** Ordered before by this shopper; empty for most. */
  readonly bought: readonly Product[];
}

/** What the field offers before anything is typed. A part that is empty or fails is left out. */
export function StartPanel({ listId, active, bought }: Props) {
  const t = useStartText();
  const href = useHref();
  const recent = useRecentSearches();
  const { data: popular } = popularApi.useGetPopularTermsQuery();
  const terms = popular?.terms.filter((term) => !recent.includes(term)) ?? [];
  const termRow = (kind: string, term: string) => ({
    key: term,
    id: `${listId}-${kind}-${term}`,
    href: href(searchRoute, { term }) ?? '',
    isActive: active === `${listId}-${kind}-${term}`,
    onFollow: () => rememberSearch(term),
  });
  return (
    <>
      <div role="presentation" className={styles.parts}>
        {recent.length > 0 && (
          <Part title={t('recent')} action={<Clear label={t('clear')} />}>
            {recent.filter(validTerm).map((term) => (
              <RecentRow {...termRow('recent', term)} key={term} term={term} />
            ))}
          </Part>
        )}
        {terms.length > 0 && (
          <Part title={t('popular')} isWrapped>
            {terms.map((term) => (
              <FlyoutRow {...termRow('popular', term)} key={term}>
                <span className={styles.term}>
                  <SearchIcon />
                  <span className={styles.word}>{term}</span>
                </span>
              </FlyoutRow>
            ))}
          </Part>
        )}
        <Shortcuts listId={listId} active={active} />
      </div>
      {bought.length > 0 && (
        <Part title={t('bought')}>
          {bought.map((product) => (
            <ProductRow
              key={product.sku}
              id={`${listId}-bought-${product.sku}`}
              href={href(productRoute, { slug: product.slug }) ?? ''}
              product={product}
              isActive={active === `${listId}-bought-${product.sku}`}
            />
          ))}
        </Part>
      )}
    </>
  );
}

/** Faster ways into the cart than a search; a shop without a cart has none. */
function Shortcuts({ listId, active }: Omit<Props, 'bought'>) {
  const t = useStartText();
  const href = useHref();
  const all = [
    { name: 'again', to: href(buyAgainRoute, {}), Icon: RepeatIcon },
    { name: 'paste', to: href(pasteListRoute, {}), Icon: ShoppingListIcon },
  ] as const;
  const shown = all.flatMap(({ to, ...one }) => (to === undefined ? [] : [{ ...one, to }]));
  if (shown.length === 0) return null;
  return (
    <Part title={t('shortcuts')} isWrapped>
      {shown.map(({ name, to, Icon }) => {
        const id = `${listId}-${name}`;
        return (
          <FlyoutRow key={name} id={id} href={to} isActive={active === id}>
            <span className={styles.term}>
              <Icon />
              <span>{t(name)}</span>
            </span>
          </FlyoutRow>
        );
      })}
    </Part>
  );
}

function RecentRow({
  term,
  ...row
}: Omit<Parameters<typeof FlyoutRow>[0], 'children'> & { readonly term: string }) {
  const t = useStartText();
  return (
    <FlyoutRow
      {...row}
      action={
        <IconButton
          label={t('forget', { term })}
          icon={<CloseIcon />}
          onClick={() => forgetSearch(term)}
        />
      }
    >
      <span className={styles.term}>
        <ClockIcon />
        <span className={styles.word}>{term}</span>
      </span>
    </FlyoutRow>
  );
}

function Clear({ label }: { readonly label: string }) {
  return (
    <Button variant="quiet" onClick={forgetAllSearches}>
      {label}
    </Button>
  );
}

interface PartProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly isWrapped?: boolean;
  readonly children: ReactNode;
}

function Part({ title, action, isWrapped, children }: PartProps) {
  const id = useId();
  return (
    <div role="rowgroup" aria-labelledby={id} className={styles.part}>
      <div role="row" className={styles.head}>
        <span id={id} role="columnheader" className={styles.title}>
          {title}
        </span>
        {action && <span role="gridcell">{action}</span>}
      </div>
      <div role="presentation" className={isWrapped ? styles.wrapped : styles.rows}>
        {children}
      </div>
    </div>
  );
}
