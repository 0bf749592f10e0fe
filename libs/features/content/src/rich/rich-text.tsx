import { createElement, type ReactNode } from 'react';
import { Link } from '@larder/platform';
import type { RichNode } from './rich-node.js';
import styles from './rich-text.module.css';

/** Formatted text of an editor. */
export function RichText({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return <div className={styles['rich']}>{nodes.map(render)}</div>;
}

function render(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={key} />;
  const children = node.children.map(render);
  if (node.tag !== 'a') return createElement(node.tag, { key }, ...children);
  return node.href === undefined ? (
    <span key={key}>{children}</span>
  ) : (
    <Link key={key} href={node.href}>
      {children}
    </Link>
  );
}
