import type { Block, FlyerSource, Page } from '@larder/contracts/content';
import { FlyerSource as schema } from '@larder/contracts/content/schemas';

export interface FoundFlyer {
  readonly flyer: FlyerSource;
  /** Address of the page that the flyer is on. */
  readonly slug: string;
}

/** The flyers that are written on pages, as blocks of the type `flyer`; faulty ones are left out. */
export function findFlyers(pages: readonly Pick<Page, 'slug' | 'blocks'>[]): FoundFlyer[] {
  return pages.flatMap(({ slug, blocks }) =>
    flatten(blocks)
      .filter(({ type }) => type === 'flyer')
      .flatMap(({ fields }) => schema.safeParse(fields).data ?? [])
      .map((flyer) => ({ flyer, slug })),
  );
}

function flatten(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...flatten(block.children ?? [])]);
}
