import type { RichElement, RichNode, RichTag } from './rich-node.js';

const HEADING = /^h([2-4])$/;

/**
 * A heading is at most one level below the previous one, so that screen readers' heading navigation
 * misses none.
 */
export function withoutSkips(nodes: readonly RichNode[]): RichNode[] {
  let before = 4;
  const visit = (node: RichNode): RichNode => {
    if (typeof node === 'string') return node;
    const level = Number(HEADING.exec(node.tag)?.[1] ?? 0);
    const tag = level > 0 ? (`h${Math.min(level, before + 1)}` as RichTag) : node.tag;
    if (level > 0) before = Math.min(level, before + 1);
    const visited: RichElement = { ...node, tag, children: node.children.map(visit) };
    return visited;
  };
  return nodes.map(visit);
}
