import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import * as z from 'zod/mini';
import { parsed, UnusableFile, withoutSchema } from '../tenant-folder.js';
import { fileSchema, type JsonSchema } from './json-schema.js';
import { allowedNames, nearName } from './near-name.js';
import { tenantFiles, type TenantFileKind } from './tenant-files.js';
import { describeUnknownKeys } from './unknown-keys.js';

/** What is wrong in a file of a tenant's folder: path in it, value and what is allowed. */
export interface FileFault {
  readonly file: string;
  readonly message: string;
  /** The same for a program that says it in other words; absent for faults of files alone. */
  readonly reason?: FaultReason;
}

export interface FaultReason {
  readonly path: string;
  readonly kind: 'TWICE' | 'NO_AREA' | 'NO_STORE' | 'NO_UNIT' | 'NO_TIME_ZONE';
  readonly names: readonly string[];
}

/** The valid files of a tenant's folder. */
export interface TenantFiles {
  /** The value of the file that has this schema; undefined when it is missing or faulty. */
  get<T extends z.ZodMiniType>(schema: T): z.output<T> | undefined;
  /** Values of all files of a kind whose path has a `*`, by file. */
  all<T extends z.ZodMiniType>(schema: T): readonly (readonly [file: string, z.output<T>])[];
  readonly faults: readonly FileFault[];
}

const kinds: readonly TenantFileKind[] = Object.values(tenantFiles);
const isTable = ({ path: file }: TenantFileKind) => !file.endsWith('.json');

/** Reads every JSON file of a tenant's folder and checks it by its schema. */
export async function readTenantFiles(folder: string): Promise<TenantFiles> {
  const found: (readonly [schema: z.ZodMiniType, file: string, value: unknown])[] = [];
  const faults: FileFault[] = await misnamedFiles(folder);
  for (const kind of kinds.filter((one) => !isTable(one))) {
    const document = fileSchema(kind);
    for (const file of await filesOf(folder, kind)) {
      const own = await readFileOf(folder, file, kind.schema, document);
      faults.push(...own.faults.map((message) => ({ file, message })));
      if (own.faults.length === 0) found.push([kind.schema, file, own.value]);
    }
  }
  const all = <T extends z.ZodMiniType>(schema: T) =>
    found.flatMap(([own, file, value]) =>
      own === schema ? [[file, value as z.output<T>] as const] : [],
    );
  return { get: (schema) => all(schema)[0]?.[1], all, faults };
}

async function readFileOf(
  folder: string,
  file: string,
  schema: z.ZodMiniType,
  document: JsonSchema,
) {
  try {
    const value = withoutSchema(parsed(file, await readFile(path.join(folder, file), 'utf8')));
    const result = z.safeParse(schema, value);
    const unknown = describeUnknownKeys(document, value);
    const errors = result.success ? [] : describeSchemaErrors(result.error.issues, value);
    return { value: result.data, faults: [...errors, ...unknown] };
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    return { value: undefined, faults: [error.message.replace(`${file} is unusable. `, '')] };
  }
}

/** Existing files of a kind. */
async function filesOf(folder: string, { path: pattern }: TenantFileKind): Promise<string[]> {
  if (!pattern.includes('*'))
    return [pattern, pattern.replace(/\.json$/, '.draft.json')].filter((file) =>
      existsSync(path.join(folder, file)),
    );
  const inner = path.dirname(pattern);
  if (!existsSync(path.join(folder, inner))) return [];
  const names = (await readdir(path.join(folder, inner))).sort();
  return names.filter((name) => name.endsWith('.json')).map((name) => `${inner}/${name}`);
}

const tables = ['data/pesticides.csv'];

/** Files that nothing reads, such as `data/araes.json`. */
async function misnamedFiles(folder: string): Promise<FileFault[]> {
  const known = [...kinds.map(({ path: file }) => file), ...tables];
  const data = path.join(folder, 'data');
  if (!existsSync(data)) return [];
  const names = await readdir(data, { recursive: true });
  return names
    .map((name) => `data/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.(json|jsonl|csv)$/.test(file) && !known.includes(file))
    .filter((file) => nearName(file, known) !== undefined)
    .map((file) => ({ file, message: `the file is unknown. ${allowedNames(file, known)}` }));
}
