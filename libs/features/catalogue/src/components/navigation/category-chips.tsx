import type { CSSProperties } from 'react';
import { categoryRoute, type Category } from '@larder/contracts/catalogue';
import { CachedFragment, Link, useHref } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import { Picture } from '../product/picture.js';
import styles from './category-chips.module.css';

interface Props {
  readonly categories: Category['children'];
}

/** The categories one level down, in one row that is pushed sideways on a phone. */
export function CategoryChips({ categories }: Props) {
  const t = useText();
  if (!categories.some(isShown)) return null;
  return (
    <CachedFragment
      as="nav"
      aria-label={t('listing.subcategories')}
      fragment="chips"
      cacheKey={categories}
    >
      <Chips categories={categories} />
    </CachedFragment>
  );
}

const isShown = ({ productCount }: Props['categories'][number]) => productCount > 0;

/** As many as fit beside each other on a desktop. */
const IN_ROW = 6;
const IN_COLUMNS = 5;

function Chips({ categories }: Props) {
  const href = useHref();
  const shown = categories.filter(isShown);
  const rows = Math.ceil(shown.length / IN_COLUMNS);
  const columns = { '--chip-columns': Math.ceil(shown.length / rows) } as CSSProperties;
  const isWrapped = shown.length > IN_ROW;
  return (
    <ul
      role="list"
      className={isWrapped ? `${styles.chips} ${styles.columns}` : styles.chips}
      style={isWrapped ? columns : undefined}
    >
      {shown.map(({ slug, name, picture }) => {
        const to = href(categoryRoute, { slug });
        return (
          to !== undefined && (
            <li key={slug}>
              <Link href={to} className={styles.chip}>
                {picture && (
                  <span className={styles.picture}>
                    <Picture picture={picture} name={name} />
                  </span>
                )}
                {name}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
