import type { Block } from '@larder/contracts/content';

/**
 * A tree with a link before each block that leads to it in the content system. In `editUrl` stand
 * `{id}` for the block and `{path}` for the page that it is on.
 */
export function withEditLinks(blocks: readonly Block[], editUrl: string, path: string): Block[] {
  return blocks.flatMap((block) => [
    {
      id: `edit-${block.id}`,
      type: 'edit-link',
      fields: {
        href: editUrl
          .replace('{id}', encodeURIComponent(block.id))
          .replace('{path}', encodeURIComponent(path)),
        name: `${block.type} ${block.id}`,
      },
    },
    block.children ? { ...block, children: withEditLinks(block.children, editUrl, path) } : block,
  ]);
}
