import type { Block } from '@larder/contracts/content';

const OWN = 'own-';

/**
 * Wraps a page's blocks outside of sections into sections of their own: only a section has a distance
 * from the edges of the screen.
 */
export function inSections(blocks: readonly Block[]): Block[] {
  const sections: Block[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.type === 'section') sections.push(block);
    else if (last?.id.startsWith(OWN))
      sections.splice(-1, 1, { ...last, children: [...(last.children ?? []), block] });
    else sections.push({ id: OWN + block.id, type: 'section', fields: {}, children: [block] });
  }
  return sections;
}
