import type { Block } from '@larder/contracts/content';
import type { Schema } from '@larder/contracts';
import type { FeatureContext } from '../feature/context.js';
import type { Registry } from '../feature/assemble-registry.js';

type Report = (error: unknown) => void;

/** All blocks of a tree, parents before children. */
export function flattenBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...flattenBlocks(block.children ?? [])]);
}

/**
 * Prepares the blocks of a page: loads their code, parses their fields by their schemas, calls each
 * type's preload once. Returns the tree to render, with parsed fields and without blocks of an unknown
 * type (CONT-48) or with invalid fields. Skipped blocks are reported and never break the page.
 */
export async function prepareBlocks(
  context: FeatureContext,
  registry: Registry,
  blocks: readonly Block[],
  report: Report,
): Promise<Block[]> {
  const all = flattenBlocks(blocks);
  const schemas = await loadTypes(registry, new Set(all.map((block) => block.type)));
  const fit = parseBlocks(blocks, schemas, report);
  const byType = new Map<string, Block[]>();
  for (const block of flattenBlocks(fit))
    byType.set(block.type, [...(byType.get(block.type) ?? []), block]);
  // `block()` ties a type's fields to its schema, which has parsed them; the registry's list of all
  // types cannot name them.
  await Promise.all(
    [...byType].map(([type, list]) =>
      registry
        .blockTypeOf(type)
        ?.module.get()
        ?.preload?.(context, list.map((block) => block.fields) as never[])
        .catch(report),
    ),
  );
  return fit;
}

/** Schemas by type, after the code of the types is loaded. */
async function loadTypes(registry: Registry, types: ReadonlySet<string>) {
  if ([...types].some((type) => !registry.blockTypeOf(type)))
    await Promise.all(registry.blockTypeLists.map((list) => list.load()));
  const schemas = new Map<string, Schema>();
  await Promise.all(
    [...types].map(async (type) => {
      const entry = registry.blockTypeOf(type);
      if (!entry) return;
      const [{ schema }] = await Promise.all([entry.schema.load(), entry.module.load()]);
      schemas.set(type, schema);
    }),
  );
  return schemas;
}

function parseBlocks(
  blocks: readonly Block[],
  schemas: ReadonlyMap<string, Schema>,
  report: Report,
): Block[] {
  return blocks.flatMap((block) => {
    const parsed = schemas.get(block.type)?.safeParse(block.fields);
    if (!parsed?.success) {
      report(describeSkippedBlock(block, parsed?.error.issues[0]));
      return [];
    }
    const fields = parsed.data as Record<string, unknown>;
    return [
      {
        ...block,
        fields,
        ...(block.children ? { children: parseBlocks(block.children, schemas, report) } : {}),
      },
    ];
  });
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Names the block and its first error, so that an editor can fix it. */
function describeSkippedBlock({ id, type }: Block, issue: Issue | undefined): Error {
  const why = issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : 'unknown type';
  return new Error(`content block ${id} of type ${type} is left out: ${why}`);
}
