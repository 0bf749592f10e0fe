import type { Block } from '@larder/contracts/content';

interface Measures {
  readonly width: number;
  readonly height: number;
}

/** A wide picture that is shown large. */
export function isScene({ width, height }: Measures): boolean {
  return width > height * 1.6;
}

/** Number of pictures that a phone's first screen can show. */
const ON_FIRST_SCREEN = 2;

/** A block of another feature whose row of pictures may be on the first screen. */
const PICTURE_ROW = 'product-group';

/**
 * Marks the teasers whose pictures are on the first screen, and a row of products that comes before
 * them; all others load lazily. The first photo is fetched with high priority.
 */
export function withPriorityImages(blocks: readonly Block[]): Block[] {
  let count = 0;
  let hasRow = false;
  const visit = (block: Block): Block => {
    const { children, fields } = block;
    if (children) {
      const before = count;
      const visited = { ...block, children: children.map(visit) };
      // Phones do not show it, so it does not count there.
      if (fields['screens'] === 'wide') count = before;
      return visited;
    }
    if (block.type === PICTURE_ROW && count === 0 && !hasRow) {
      hasRow = true;
      return { ...block, fields: { ...fields, lead: 'first' } };
    }
    const picture = block.type === 'teaser' && fields['picture'];
    if (!picture || count === ON_FIRST_SCREEN) return block;
    if (count === 0 && !isScene(picture as Measures)) return block;
    count += 1;
    return { ...block, fields: { ...fields, lead: count === 1 ? 'first' : 'near' } };
  };
  return blocks.map(visit);
}
