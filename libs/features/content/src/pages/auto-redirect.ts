import type { AutoRedirect, Block } from '@larder/contracts/content';

/** Inserts the redirect block before the block that it scrolls to, or at the end. */
export function withRedirect(blocks: readonly Block[], redirect: AutoRedirect): Block[] {
  const { targetElement, ...fields } = redirect;
  const leader: Block = {
    id: 'auto-redirect',
    type: 'auto-redirect',
    fields: { ...fields, scrolls: targetElement !== undefined },
  };
  const placed = targetElement === undefined ? undefined : before(blocks, targetElement, leader);
  return placed ?? [...blocks, { ...leader, fields: { ...fields, scrolls: false } }];
}

/** The tree with `added` before the block `id`; undefined when there is no such block. */
function before(blocks: readonly Block[], id: string, added: Block): Block[] | undefined {
  const at = blocks.findIndex((block) => block.id === id);
  if (at >= 0) return [...blocks.slice(0, at), added, ...blocks.slice(at)];
  for (const [index, block] of blocks.entries()) {
    const children = block.children && before(block.children, id, added);
    if (children)
      return [...blocks.slice(0, index), { ...block, children }, ...blocks.slice(index + 1)];
  }
  return undefined;
}
