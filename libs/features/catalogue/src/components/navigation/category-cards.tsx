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
          {children.length > 0 && <Children links={linksOf(children)} />}
        </li>
      ))}
    </ul>
  );
}

interface ChildrenProps {
  readonly links: readonly (Pick<CategoryNode, 'slug' | 'name'> & { readonly to: string })[];
}

/** What is in a category: on a phone in words, since a finger takes the whole card. */
function Children({ links }: ChildrenProps) {
  return (
    <>
      <p className={styles.summary}>{links.map(({ name }) => name).join(' · ')}</p>
      <ul role="list" className={styles.children}>
        {links.map(({ slug, name, to }) => (
          <li key={slug}>
            <Link href={to} className={styles.child}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
