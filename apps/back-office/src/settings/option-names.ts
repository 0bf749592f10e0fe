import type { UiSchema } from '@rjsf/utils';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names for the values of each field with a choice, at the place of the field in the schema. */
export function optionNames(schema: unknown, nameOf: (value: string) => string): UiSchema {
  if (!isNode(schema)) return {};
  const { enum: values, properties, items } = schema;
  const inner = isNode(properties) ? Object.entries(properties) : [];
  return {
    ...Object.fromEntries(inner.map(([name, field]) => [name, optionNames(field, nameOf)])),
    ...(isNode(items) && { items: optionNames(items, nameOf) }),
    ...(Array.isArray(values) && {
      'ui:enumNames': values.map((value) => nameOf(String(value))),
    }),
  };
}
