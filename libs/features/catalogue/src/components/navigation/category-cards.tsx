import { categoryRoute, type CategoryNode } from '@larder/contracts/catalogue';
import { Link, useHref } from '@larder/platform';
import { Picture } from '../product/picture.js';
import styles from './category-cards.module.css';

/** The category trees as cards: picture and name of a category, the ones below it as links. */
export function CategoryCards({ trees }: { readonly trees: readonly CategoryNode[] }) {
  const href = useHref();
  const linksOf = (nodes: readonly CategoryNode[]) =>
    nodes.flatMap((node) => {
      const to = node.productCount > 0 ? href(categoryRoute, { slug: node.slug }) : undefined;
      return to === undefined ? [] : [{ ...node, to }];
    });
  return (
    <ul role="list" className={styles.cards}>
      {linksOf(trees).map(({ slug, name, picture, children, to }, i) => (
        <li key={slug} className={styles.card}>
          <h2 className={styles.title}>
            <Link href={to} className={styles.head}>
              <span className={styles.picture}>
                <Picture picture={picture} name={name} eager={i < 6} />
              </span>
              {name}
            </Link>
          </h2>
          {children.length > 0 && (
            <ul role="list" className={styles.children}>
              {linksOf(children).map((child) => (
                <li key={child.slug}>
                  <Link href={child.to} className={styles.child}>
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
