/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const WAYS_OUT = /\b(?:fetch|sendBeacon)\(|\bnew (?:XMLHttpRequest|EventSource|WebSocket)\b/;
const allowed = [
  // A form and a link of the host's own preview gate.
  'libs/features/content/src/components/preview/preview-bar.tsx',
  // Reports while a page is left, which RTK Query cannot send; the path is that of the contract's call.
  'libs/features/tracking/src/state/events/batch.ts',
];

function sourcesBelow(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\/src\/.*\.tsx?$/.test(`/${file}`))
    .filter((file) => !/\.spec\.|\/testing\/|out-tsc|node_modules|\/dist\//.test(file))
    .map((file) => path.join(folder, file));
}

it('PLAT-27 features reach a backend by the calls of the contract alone', () => {
  const sources = sourcesBelow('libs/features');
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return WAYS_OUT.test(text) || /['"`]\/api\//.test(text);
  });
  expect(found.sort()).toEqual(allowed);
});
