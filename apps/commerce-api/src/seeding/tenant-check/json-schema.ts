import * as z from 'zod/mini';
import type { TenantFileKind } from './tenant-files.js';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const suffixed = String.raw`^[A-Za-z]+\.[a-z]{2}(-[A-Z]{2})?$`;

/** The JSON Schema of a schema, which refuses keys that the parser would drop. */
export function jsonSchemaOf(schema: z.core.$ZodType, isLocalised = false): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type !== 'object' || jsonSchema.additionalProperties !== undefined) return;
      jsonSchema.additionalProperties = false;
      if (isLocalised) jsonSchema.patternProperties = { [suffixed]: {} };
    },
  });
}

/** The JSON Schema of a kind of file. A file that is an object may name it by `$schema`. */
export function fileSchema({ schema, description, isLocalised }: TenantFileKind): JsonSchema {
  const made = jsonSchemaOf(schema, isLocalised);
  if (made.type === 'object') made.properties = { $schema: { type: 'string' }, ...made.properties };
  return { ...made, description };
}
