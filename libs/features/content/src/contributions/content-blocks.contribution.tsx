import { useMemo } from 'react';
import type { Block } from '@larder/contracts/content';
import { Blocks, useFeature } from '@larder/platform';
import { blocksFor } from '../components/audience/audience.js';
import { useVisitor } from '../components/audience/use-visitor.js';
import type { ContentSettings } from '../config.js';
import { useEditMode } from '../components/editing/use-edit-mode.js';

/** The blocks that this visitor sees, for editors with links to where they are written. */
export default function ContentBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const visitor = useVisitor();
  const editUrl = useFeature().settings<ContentSettings | undefined>('content')?.editUrl;
  const edit = useEditMode(editUrl);
  const shown = useMemo(() => blocksFor(visitor, blocks), [visitor, blocks]);
  return <Blocks blocks={edit(shown)} />;
}
