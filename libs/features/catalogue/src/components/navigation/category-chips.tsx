import { categoryRoute, type Category } from '@larder/contracts/catalogue';
import { Link, useHref } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import { Picture } from '../product/picture.js';
import styles from './category-chips.module.css';

/** The categories one level down, in one row that is pushed sideways on a phone. */
export function CategoryChips({ categories }: { readonly categories: Category['children'] }) {
  const t = useText();
  const href = useHref();
  const shown = categories.filter(({ productCount }) => productCount > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t('listing.subcategories')}>
      <ul role="list" className={styles.chips}>
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
    </nav>
  );
}
