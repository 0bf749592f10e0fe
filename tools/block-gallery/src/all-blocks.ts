import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from '@larder/contracts';
import { workspaceRoot } from './workspace.js';

interface Entry {
  readonly type: string;
  readonly schema: { load(): Promise<{ readonly schema: Schema }> };
}

interface Feature {
  readonly blockTypeLists: readonly { load(): Promise<{ readonly blocks: readonly Entry[] }> }[];
}

/** Schemas by type of block; two where a feature overrides another's block. */
export type BlockSchemas = ReadonlyMap<string, readonly Schema[]>;

const isFeature = (value: unknown): value is Feature =>
  typeof value === 'object' && value !== null && 'blockTypeLists' in value;

/** Every block of every library below libs/features. Of their code only the schemas are loaded. */
export async function allBlocks(): Promise<BlockSchemas> {
  const found = new Map<string, Schema[]>();
  for (const name of readdirSync(path.join(workspaceRoot(), 'libs/features')).sort()) {
    const module = (await import(`@larder/feature-${name}`)) as Record<string, unknown>;
    for (const feature of Object.values(module).filter(isFeature)) {
      const lists = await Promise.all(feature.blockTypeLists.map((list) => list.load()));
      for (const { type, schema } of lists.flatMap(({ blocks }) => blocks))
        found.set(type, [...(found.get(type) ?? []), (await schema.load()).schema]);
    }
  }
  return found;
}

/** Whether every feature that has a block of the type would show it with these fields. */
export const fits = (schemas: readonly Schema[], fields: unknown): boolean =>
  schemas.every((schema) => schema.safeParse(fields).success);
