import type { Block } from '@larder/contracts/content';

/** A tree with a link before each block that leads to it in the content system. */
export function withEditLinks(blocks: readonly Block[], editUrl: string): Block[] {
  return blocks.flatMap((block) => [
    {
      id: `edit-${block.id}`,
      type: 'edit-link',
      fields: {
        href: editUrl.replace('{id}', encodeURIComponent(block.id)),
        name: `${block.type} ${block.id}`,
      },
    },
    block.children ? { ...block, children: withEditLinks(block.children, editUrl) } : block,
  ]);
}
