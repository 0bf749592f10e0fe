import type { RJSFSchema } from '@rjsf/utils';

/** Fields that hold cents, which people read and write as amounts. */
const cents =
  /^(min|max)OrderValue(Delivery|CC)$|^(serviceFee|crateDeposit|delivery|clickAndCollect|automaticPerOrder|automaticPerCustomer|photoFrom)$/;

/** What the backend works out for the shop's pages, and the name of the file's schema. */
const computed: ReadonlySet<string> = new Set([
  '$schema',
  'chargedAtOnce',
  'express',
  'savedForLater',
]);

/** `maxOrderValueCC` as words, for fields that have no text. */
export const humanised = (name: string) =>
  name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (letter) => letter.toUpperCase());

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of what people set, with a title for each field and a mark on those that hold cents. */
export function withTitles(schema: RJSFSchema, titleOf: (name: string) => string): RJSFSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isNode(value)) return value;
    // Descriptions are for developers, in one language.
    const shown = Object.entries(value).filter(
      ([key, inner]) => key !== 'description' || typeof inner !== 'string',
    );
    const walked = shown.map(([key, inner]) => [
      key,
      key === 'properties' && isNode(inner) ? titled(inner) : walk(inner),
    ]);
    return Object.fromEntries(walked) as Node;
  };
  const titled = (properties: Node) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => !computed.has(name))
        .map(([name, inner]) => [
          name,
          {
            ...(walk(inner) as Node),
            title: titleOf(name),
            ...(cents.test(name) &&
              isNode(inner) &&
              inner.type === 'integer' && { format: 'cents' }),
          },
        ]),
    );
  return walk(schema) as RJSFSchema;
}
