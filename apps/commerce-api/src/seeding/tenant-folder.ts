import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { hashOf } from '../text/hash.js';

/** The folders below `folder` that describe a shop, by their id. */
export async function listTenants(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'config.json')),
    )
    .map((entry) => entry.name)
    .sort();
}

/** A JSON file checked by `schema`, or undefined when there is none. Throws with the file's name. */
export async function readJson<T extends z.ZodMiniType>(
  file: string,
  schema: T,
): Promise<z.output<T> | undefined> {
  if (!existsSync(file)) return undefined;
  const text = await readFile(file, 'utf8');
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file} is unusable. ${why}`, { cause: error });
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
