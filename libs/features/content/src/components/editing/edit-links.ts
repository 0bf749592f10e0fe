import type { Block } from '@larder/contracts/content';
import type { FeatureContext } from '@larder/platform';

/** Gives the tree that is shown for a tree of blocks. */
export type Edit = (blocks: readonly Block[]) => readonly Block[];

/** Any block of the type: with one prepared, the code of all is there. */
const sample = { id: 'edit', type: 'edit-link', fields: { href: '/', name: 'sample' } };

/** What adds links to a tree on the page that is on screen, with the code that shows them. */
export async function withEditLink(context: FeatureContext, editUrl: string): Promise<Edit> {
  await context.prepareBlocks([sample]);
  return (blocks) => withEditLinks(blocks, editUrl, window.location.pathname);
}

/**
 * A tree with a CMS link before each block. `editUrl` contains `{id}` for the block and `{path}` for
 * its page.
 */
function withEditLinks(blocks: readonly Block[], editUrl: string, path: string): Block[] {
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
