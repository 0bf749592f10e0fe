import type { Block } from '@larder/contracts/content';

const OWN = 'own-';

/**
 * The page's blocks with those that an editor laid beside its sections in sections of their own: a
 * section alone keeps its distance from the edges of the screen.
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
