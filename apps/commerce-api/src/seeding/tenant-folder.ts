import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import * as z from 'zod/mini';
import type { ClosedShop } from '../kernel/tenant-directory.js';
import { hashOf } from '../kernel/text/hash.js';

/** The folders below `folder` that describe a shop, by their id, without those that are `closed`. */
export async function listTenants(
  folder: string,
  closed: readonly ClosedShop[] = [],
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'config.json')),
    )
    .map((entry) => entry.name)
    .filter((tenant) => !closed.some((one) => one.tenant === tenant))
    .sort();
}

/** A shop's file that is missing, not JSON, or does not match its schema. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

/** A JSON file validated by `schema`, or undefined when it is missing. Throws `UnusableFile`. */
export async function readJson<T extends z.ZodMiniType>(
  file: string,
  schema: T,
): Promise<z.output<T> | undefined> {
  if (!existsSync(file)) return undefined;
  const value = withoutSchema(parsed(file, await readFile(file, 'utf8')));
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const faults = describeSchemaErrors(result.error.issues, value);
  throw new UnusableFile(`${file} is unusable. ${faults.join('; ')}`);
}

/** The value without the `$schema` by which editors find its JSON Schema. */
export function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$schema' in value)) return value;
  const { $schema: _forEditors, ...rest } = value;
  return rest;
}

export function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnusableFile(`${file} is unusable. ${String(error)}`, { cause: error });
  }
}

/** Hash over the named files and folders below `folder`, names and bytes; absent ones count too. */
export async function hashFiles(folder: string, names: readonly string[]): Promise<string> {
  const parts: (string | Buffer)[] = [];
  for (const name of names) {
    const place = path.join(folder, name);
    if (!existsSync(place)) continue;
    const inner = name.endsWith('/') ? await readdir(place, { recursive: true }) : [''];
    for (const file of inner.sort()) {
      const whole = path.join(place, file);
      if ((await stat(whole)).isFile()) parts.push(path.join(name, file), await readFile(whole));
    }
  }
  return hashOf(...parts);
}
