import type { Block } from '@larder/contracts/content';

/**
 * A page has one first heading: the first that an editor wrote, when everyone sees it. Further ones
 * become second headings, and a page without one shows its name.
 */
export function withOneTitle(blocks: readonly Block[]): Block[] {
  let isFound = false;
  const visit = (list: readonly Block[], isForAll: boolean): Block[] =>
    list.map((block) => {
      const forAll = isForAll && block.audience === undefined;
      const { children, ...rest } = block;
      const isTitle = isTitleBlock(block);
      const keeps = isTitle && forAll && !isFound;
      isFound ||= keeps;
      return {
        ...rest,
        ...(isTitle && !keeps && { fields: { ...block.fields, level: 2 } }),
        ...(children && { children: visit(children, forAll) }),
      };
    });
  return visit(blocks, true);
}

/** Whether an editor wrote the page's first heading; else its name is shown as one. */
export function hasTitle(blocks: readonly Block[]): boolean {
  return blocks.some((block) => isTitleBlock(block) || hasTitle(block.children ?? []));
}

function isTitleBlock(block: Block): boolean {
  return block.type === 'headline' && block.fields['level'] === 1;
}
