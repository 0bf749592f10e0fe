import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../setup/bootstrap.mjs';
import { sourcesIn, tokenUsesIn } from '../token-uses.mjs';

const DECLARATION =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export const (\w+) = extensionSlotRef<[\s\S]*?>\(\s*'(\w+)'(?:,\s*'(\w+)')?,?\s*\)/g;

/** Slots that a source declares, each with its comment in one line. */
export const slotsIn = (text) =>
  [...text.matchAll(DECLARATION)].map(([, comment = '', , id, cardinality = 'many']) => ({
    id,
    cardinality,
    purpose: comment.replace(/\s*\n\s*\*\s?/g, ' ').trim(),
  }));

/** All extension slots of the workspace, each with who renders it. */
export function allSlots(libraries) {
  const owners = [
    ...libraries.map(({ folder, project }) => [project, `${folder}/src`]),
    ['storefront', 'apps/storefront/src'],
  ];
  const rendered = owners.map(([name, folder]) => [name, tokenUsesIn(folder).slots]);
  return ['libs/contracts/src', 'libs/platform/src']
    .flatMap(sourcesIn)
    .flatMap((file) => slotsIn(readFileSync(file, 'utf8')))
    .map((slot) => ({
      ...slot,
      renderedBy: rendered.filter(([, slots]) => slots.includes(slot.id)).map(([name]) => name),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Bytes of the chunk of each lazy module in the browser's build, compressed; empty without a build. */
export function chunkSizes(nameOf) {
  const client = path.join(root, 'apps/storefront/dist/client');
  try {
    const { modules } = JSON.parse(readFileSync(path.join(client, 'build.json'), 'utf8'));
    return (id) => {
      const file = modules[nameOf(id)];
      return file && gzipSync(readFileSync(path.join(client, file))).length;
    };
  } catch {
    return () => undefined;
  }
}
