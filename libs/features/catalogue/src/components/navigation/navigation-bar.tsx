import { useEffect, useState, type KeyboardEvent } from 'react';
import { categoryRoute, productsRoute } from '@larder/contracts/catalogue';
import { Link, CachedFragment, useHref } from '@larder/platform';
import { ChevronDownIcon, GridIcon } from '@larder/ui';
import { useLocation } from 'react-router-dom';
import type { NavigationNode } from '../../api/navigation-normalise.js';
import { useText } from '../../messages/use-text.js';
import styles from './navigation-bar.module.css';

/**
 * The roots as links. The menu of one opens under the pointer by style alone, and by its own button
 * for everyone else; Escape closes either, another page closes all.
 */
export function NavigationBar({ nodes }: { readonly nodes: readonly NavigationNode[] }) {
  const t = useText();
  const all = useHref()(productsRoute, {});
  const menus = useMenus();
  return (
    <CachedFragment
      as="ul"
      fragment="navigation"
      cacheKey={nodes}
      role="list"
      className={styles.bar}
      data-quiet={menus.isQuiet || undefined}
      onPointerEnter={menus.arm}
      onPointerLeave={menus.arm}
    >
      {all !== undefined && (
        <li className={styles.item}>
          <Link href={all} className={`${styles.link} ${styles.all}`}>
            <GridIcon />
            {t('nav.all')}
          </Link>
        </li>
      )}
      {nodes.map((node) => (
        <Entry key={node.slug} node={node} menus={menus} />
      ))}
    </CachedFragment>
  );
}

type Menus = ReturnType<typeof useMenus>;

function useMenus() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<string>();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    setOpen(undefined);
    setQuiet(true);
  }, [pathname]);
  useEffect(() => {
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(undefined);
      setQuiet(true);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return {
    open,
    /** Hover menus stay closed until the pointer enters again. */
    isQuiet,
    arm: () => setQuiet(false),
    toggle: (slug: string) => setOpen(open === slug ? undefined : slug),
    close: () => setOpen(undefined),
  };
}

function Entry({ node, menus }: { readonly node: NavigationNode; readonly menus: Menus }) {
  const t = useText();
  const id = `menu-${node.slug}`;
  const href = useHref();
  const to = href(categoryRoute, { slug: node.slug });
  const isOpen = menus.open === node.slug;
  if (to === undefined) return null;
  const leaveMenu = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen)
      event.currentTarget.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    // The handler only returns the focus to the button inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.item}
      data-open={isOpen || undefined}
      onKeyDown={leaveMenu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) menus.close();
      }}
    >
      <Link href={to} className={styles.link}>
        {node.name}
      </Link>
      {node.children.length > 0 && (
        <>
          <button
            type="button"
            className={styles.opener}
            aria-label={t('nav.open', { name: node.name })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => menus.toggle(node.slug)}
          >
            <ChevronDownIcon />
          </button>
          <div id={id} className={styles.menu}>
            <ul role="list" className={styles.columns}>
              <li>
                <Link href={to} className={styles.everything}>
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
          </div>
        </>
      )}
    </li>
  );
}
