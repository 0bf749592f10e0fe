import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DAY = 86_400_000;
/** What no build has used for so long is removed. */
const KEPT_FOR = 14 * DAY;

function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > KEPT_FOR) rmSync(file);
  }
}

/**
 * Results of slow steps of a build, as files of `folder` that are named by what they were made from. `about`
 * is what all of them depend on, such as options and versions.
 */
export function buildCache(folder, about) {
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  const base = createHash('sha256').update(JSON.stringify(about));
  const underWay = new Map();

  async function read(file, make) {
    if (existsSync(file)) {
      const now = new Date();
      utimesSync(file, now, now);
      return readFile(file);
    }
    const made = Buffer.from(await make());
    // Builds may run side by side: a file appears only with its whole content.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, made);
    await rename(draft, file);
    return made;
  }

  /** The result for `content`; `make` runs once for each that no earlier build has had. */
  return (content, make) => {
    const file = path.join(folder, base.copy().update(content).digest('hex'));
    if (!underWay.has(file)) underWay.set(file, read(file, make));
    return underWay.get(file);
  };
}
