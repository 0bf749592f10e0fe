import type { Block } from '@larder/contracts/content';
import type { Schema } from '@larder/contracts';
import type { FeatureContext } from '../feature/context.js';
import type { Registry } from '../feature/registry.js';

/** Every block of a tree, parents before children. */
export function flattenBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...flattenBlocks(block.children ?? [])]);
}

/**
 * Prepares the blocks of a page: loads their code, parses their fields by their schemas, calls each
 * type's preload once. Gives back the tree that is to be shown: parsed fields in place of the
 * editor's, without blocks of an unknown type (CONT-48) and those whose fields do not fit.
 */
export async function placeBlocks(
  context: FeatureContext,
  registry: Registry,
  blocks: readonly Block[],
): Promise<Block[]> {
  const all = flattenBlocks(blocks);
  const schemas = await loadTypes(registry, new Set(all.map((block) => block.type)));
  const fit = prepare(blocks, schemas);
  const byType = new Map<string, Block[]>();
  for (const block of flattenBlocks(fit))
    byType.set(block.type, [...(byType.get(block.type) ?? []), block]);
  await Promise.all(
    [...byType].map(([type, list]) =>
      registry
        .blockOf(type)
        ?.module.get()
        ?.preload?.(context, list.map((block) => block.fields) as never[]),
    ),
  );
  return fit;
}

/** Schemas by type, after the code of the types is there too. */
async function loadTypes(registry: Registry, types: ReadonlySet<string>) {
  const schemas = new Map<string, Schema>();
  await Promise.all(
    [...types].map(async (type) => {
      const entry = registry.blockOf(type);
      if (!entry) return;
      const [{ schema }] = await Promise.all([entry.schema.load(), entry.module.load()]);
      schemas.set(type, schema);
    }),
  );
  return schemas;
}

function prepare(blocks: readonly Block[], schemas: ReadonlyMap<string, Schema>): Block[] {
  return blocks.flatMap((block) => {
    const parsed = schemas.get(block.type)?.safeParse(block.fields);
    if (!parsed?.success) return [];
    const fields = parsed.data as Record<string, unknown>;
    return [
      {
        ...block,
        fields,
        ...(block.children ? { children: prepare(block.children, schemas) } : {}),
      },
    ];
  });
}
