import { categoryRoute, productsRoute } from '@larder/contracts/catalogue';
import { Link, useHref } from '@larder/platform';
import { ChevronDownIcon } from '@larder/ui';
import type { NavigationNode } from '../../api/navigation-normalise.js';
import { useText } from '../../messages/use-text.js';
import styles from './navigation-list.module.css';

/** The categories of the phone's menu, the second level collapsed in the first. */
export function NavigationList({ nodes }: { readonly nodes: readonly NavigationNode[] }) {
  const t = useText();
  const href = useHref();
  const all = href(productsRoute, {});
  return (
    <ul role="list" className={styles.list}>
      {all !== undefined && (
        <li>
          <Link href={all} className={styles.all}>
            {t('nav.all')}
          </Link>
        </li>
      )}
      {nodes.map((node) => (
        <li key={node.slug}>
          <Entry node={node} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ node }: { readonly node: NavigationNode }) {
  const t = useText();
  const href = useHref();
  const to = href(categoryRoute, { slug: node.slug }) ?? '';
  if (node.children.length === 0)
    return (
      <Link href={to} className={styles.link}>
        {node.name}
      </Link>
    );
  return (
    <details className={styles.fold}>
      <summary className={styles.link}>
        {node.name}
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </summary>
      <ul role="list" className={styles.below}>
        <li>
          <Link href={to} className={styles.entry}>
            {t('nav.everything', { name: node.name })}
          </Link>
        </li>
        {node.children.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={href(categoryRoute, { slug }) ?? to} className={styles.entry}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
