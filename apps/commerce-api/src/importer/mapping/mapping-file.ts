import { readFile } from 'node:fs/promises';
import { ProductFeedRow, localisedColumns } from '@larder/contracts/catalogue/feed';
import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import * as z from 'zod/mini';
import { fileSchema } from '../../seeding/tenant-check/json-schema.js';
import { allowedNames } from '../../seeding/tenant-check/near-name.js';
import { describeUnknownKeys } from '../../seeding/tenant-check/unknown-keys.js';
import { parsed, UnusableFile, withoutSchema } from '../../seeding/tenant-folder.js';
import { unknownColumns } from '../feed/feed-item.js';
import { units } from './units.js';

const Column = z.string().check(z.minLength(1));
const Columns = z.union([Column, z.array(Column).check(z.minLength(1))]);
const Pattern = z
  .string()
  .check(z.refine(isPattern, { error: 'Allowed: a regular expression with at most one group' }));

function isPattern(text: string): boolean {
  try {
    // An alternative without text always matches, so that the groups can be counted.
    return (new RegExp(`${text}|`, 'u').exec('')?.length ?? 0) <= 2;
  } catch {
    return false;
  }
}

/** How a column of the feed is made of columns of the file. */
export const MappingRule = z.object({
  /** Column of the file, or several whose texts are joined. */
  from: z.optional(Columns),
  /** Between the texts of several columns; a blank when absent. */
  separator: z.optional(z.string()),
  /** Regular expression: its group, or the whole match, is taken. */
  pattern: z.optional(Pattern),
  /** Values of the feed by values of the file. */
  lookup: z.optional(z.record(z.string(), z.string())),
  /** Unit of the number in the file, which is converted to the feed's. */
  unit: z.optional(z.enum(units)),
  /** The number is multiplied by it. */
  factor: z.optional(z.number().check(z.gt(0))),
  /** Taken where the file has no value. */
  default: z.optional(z.string()),
  /** Taken for every row. */
  constant: z.optional(z.string()),
});

export type MappingRule = z.output<typeof MappingRule>;

// Named, so that the JSON Schema has it once and not for each column.
const Rule = z.union([Column, MappingRule]).register(z.globalRegistry, { id: 'MappingRule' });
const names = [...Object.keys(ProductFeedRow.shape), 'price', 'stock'];
const rules = Object.fromEntries(names.map((name) => [name, z.optional(Rule)]));

export const MappingFile = z.object({
  /** Rules by column of the feed; a text is the name of a column of the file. */
  columns: z.catchall(z.object({ ...rules, sku: Rule }), Rule),
  /** Columns with the names of a category and of those above it. */
  categories: z.optional(
    z.object({
      from: Columns,
      /** Between the names in one column. */
      separator: z.optional(z.string().check(z.minLength(1))),
      default: z.optional(z.string()),
    }),
  ),
  /** A column with a net content such as `6 x 1,5 l`. */
  content: z.optional(z.object({ from: Columns })),
  /** A column with pictures: file names below `base`, or whole addresses without it. */
  pictures: z.optional(
    z.object({
      from: Columns,
      base: z.optional(z.string().check(z.regex(/^(https:\/\/|\/media\/)\S*$/))),
      /** Between several pictures in one column. */
      separator: z.optional(z.string().check(z.minLength(1))),
    }),
  ),
});

export type MappingFile = z.output<typeof MappingFile>;

export const mappingFileKind = {
  path: 'import/*.json',
  schema: MappingFile,
  description: 'How the columns of a file become columns of the product feed.',
};

const extraColumns = ['price', 'stock'];
const localised = new RegExp(`^(${localisedColumns.join('|')})\\.`);

/** Reads and checks a mapping. Throws `UnusableFile` with each fault: path, value and what is allowed. */
export async function readMapping(file: string): Promise<MappingFile> {
  const value = withoutSchema(parsed(file, await readFile(file, 'utf8')));
  const result = z.safeParse(MappingFile, value);
  const faults = [
    ...(result.success ? [] : describeSchemaErrors(result.error.issues, value)),
    ...describeUnknownKeys(fileSchema(mappingFileKind), value),
    ...(result.success ? columnFaults(result.data) : []),
  ];
  if (!result.success || faults.length > 0)
    throw new UnusableFile(`${file} is unusable. ${faults.join('; ')}`);
  return result.data;
}

function columnFaults({ columns }: MappingFile): string[] {
  const unknown = unknownColumns(Object.keys(columns)).filter(
    (name) => !extraColumns.includes(name),
  );
  const known = names.filter((name) => !localised.test(name));
  const missing = Object.entries(columns).filter(
    ([, rule]) =>
      typeof rule === 'object' && rule.from === undefined && rule.constant === undefined,
  );
  return [
    ...unknown.map((name) => `columns.${name} is unknown. ${allowedNames(name, known)}`),
    ...missing.map(([name]) => `columns.${name} has no value. Allowed: from or constant`),
  ];
}
