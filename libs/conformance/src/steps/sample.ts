import type { Schema } from '@larder/contracts';
import * as z from 'zod/mini';

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Texts of which one suits most fields of the contract. */
const texts = [
  'text',
  'AT',
  '1010',
  'Wien',
  '+43123456789',
  '4006381333931',
  'eva@conformance.example',
  '2026-01-01',
  '2026-01-01T10:00:00Z',
  'https://conformance.example/',
  'MY_STORE_1',
  '09:00',
];

function textFor({ pattern, minLength = 0, format }: Shape): string {
  if (format === 'email') return 'eva@conformance.example';
  const suits = (text: string) =>
    text.length >= minLength && new RegExp(pattern ?? '', 'u').test(text);
  return texts.find(suits) ?? 'x'.repeat(Math.max(minLength, 1));
}

function valueFor(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [choice] = shape.anyOf ?? shape.oneOf ?? [];
  if (choice) return valueFor(choice);
  switch (shape.type) {
    case 'object': {
      const { properties = {}, required = [] } = shape;
      return Object.fromEntries(required.map((name) => [name, valueFor(properties[name] ?? {})]));
    }
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => valueFor(shape.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, (shape.exclusiveMinimum ?? -1) + 1);
    case 'boolean':
      return true;
    default:
      return textFor(shape);
  }
}

/** A value that a schema accepts, or undefined where none is found. */
export function sampleOf(schema: Schema): unknown {
  const shape = z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });
  const value = valueFor(shape as Shape);
  return z.safeParse(schema, value).success ? value : undefined;
}
