import type { Block } from '@larder/contracts/content';
import { Blocks } from '@larder/platform';

export default function ContentBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return <Blocks blocks={blocks} />;
}
