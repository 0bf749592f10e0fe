import { createElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { ContentLink } from '../content-link.js';
import type { RichNode } from './rich-node.js';
import styles from './rich-text.module.css';

interface Props {
  readonly nodes: readonly RichNode[];
  readonly className?: string | undefined;
}

/** Formatted text of an editor. */
export function RichText({ nodes, className }: Props) {
  return <div className={clsx(styles['rich'], className)}>{nodes.map(render)}</div>;
}

/** Formatted text inside an element with its own semantics, such as a table cell. */
export function RichInline({ nodes }: Pick<Props, 'nodes'>) {
  return nodes.map(render);
}

function render(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, newTab, attributes } = node;
  const children = node.children.map(render);
  if (tag === 'a')
    return href === undefined ? (
      <span key={key}>{children}</span>
    ) : (
      <ContentLink key={key} href={href} newTab={newTab}>
        {children}
      </ContentLink>
    );
  const element = createElement(tag, { key, ...attributes }, ...children);
  return tag === 'table' ? <Scroller key={key}>{element}</Scroller> : element;
}

/** A table wider than the page moves in its own frame, by keyboard too. */
function Scroller({ children }: { readonly children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
    <div className={styles['scroller']} tabIndex={0}>
      {children}
    </div>
  );
}
