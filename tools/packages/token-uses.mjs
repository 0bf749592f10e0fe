import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';

const SOURCE = /(?<!\.spec|\.spec-d|\.d)\.tsx?$/;
/** How sources refer to a token. */
const USES = {
  slots: /\bslot=\{(\w+)\}/g,
  capabilities: /\b(?:get|use)Capability\((\w+)\b/g,
  events: /\bemit\((\w+)\b/g,
};

/** Sources of a folder without tests. */
export function sourcesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => SOURCE.test(file) && !/(^|\/)testing\//.test(file))
    .sort()
    .map((file) => path.join(root, folder, file));
}

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** Names of the tokens that sources use: slots that they render, capabilities, events that they emit. */
export function tokenUses(texts) {
  const found = Object.entries(USES).map(([kind, pattern]) => [
    kind,
    [...new Set(texts.flatMap((text) => namesIn(text, pattern)))].sort(),
  ]);
  return Object.fromEntries(found);
}

export const tokenUsesIn = (folder) =>
  tokenUses(sourcesIn(folder).map((file) => readFileSync(file, 'utf8')));

const COMMENT = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*`;
const commentBefore = (text, pattern) => new RegExp(COMMENT + pattern).exec(text)?.[1];

/** The comment above what a module exports by default, there or where it is defined, in one line. */
export function purposeOf(text) {
  const name = /export default (\w+);/.exec(text)?.[1];
  const comment =
    commentBefore(text, 'export default\\b') ??
    (name && commentBefore(text, `(?:const|function)[ {\\w,]*\\b${name}\\b`));
  return comment?.replace(/\s*\n\s*\*\s?/g, ' ').trim() ?? '';
}
