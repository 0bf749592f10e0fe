import type { ComponentType, ReactNode } from 'react';
import type { Block } from '@larder/contracts/content';
import type { BlockType, BlockModule } from '../feature/define-feature.js';
import { ErrorBoundary } from './error-boundary.js';
import { useHost } from './host-context.js';
import { useModule } from './use-module.js';

/** Renders a tree of prepared content blocks; unknown types are left out (CONT-48). */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { registry, usedModules } = useHost();
  return blocks.map((block) => {
    const entry = registry.blockTypeOf(block.type);
    // The browser loads the list before the block.
    for (const list of usedModules ? registry.blockTypeLists : [])
      if (entry && list.get()?.blocks.includes(entry)) usedModules?.add(list.id);
    return entry && <BlockView key={block.id} block={block} entry={entry} />;
  });
}

interface ViewProps {
  readonly fields: Record<string, unknown>;
  readonly children?: ReactNode;
}

function BlockView({ block, entry }: { readonly block: Block; readonly entry: BlockType }) {
  const { report } = useHost();
  const module = useModule(entry.module) as BlockModule<Record<string, unknown>> | undefined;
  if (!module) return null;
  const View = module.default as ComponentType<ViewProps>;
  return (
    <ErrorBoundary onError={report}>
      <View fields={block.fields}>
        {block.children && block.children.length > 0 && <Blocks blocks={block.children} />}
      </View>
    </ErrorBoundary>
  );
}
