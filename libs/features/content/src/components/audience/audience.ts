import type { Audience, Block } from '@larder/contracts/content';

/** Whether a block's restriction lets a visitor see it; none, or all three, mean everyone (CONT-50…53). */
export function isShownTo(restriction: readonly Audience[] = [], visitor: Audience): boolean {
  const named = new Set(restriction);
  return named.size === 0 || named.size === 3 || named.has(visitor);
}

/** The blocks of a tree that a visitor sees (CONT-55). */
export function blocksFor(visitor: Audience, blocks: readonly Block[]): readonly Block[] {
  return blocks
    .filter((block) => isShownTo(block.audience, visitor))
    .map((block) =>
      block.children ? { ...block, children: [...blocksFor(visitor, block.children)] } : block,
    );
}

/** CONT-54: every page is open to everyone; restrictions concern its blocks. */
export function mayOpenPage(): boolean {
  return true;
}
