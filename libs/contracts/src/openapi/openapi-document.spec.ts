/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '../../package.json';
import { withExamples, type Stories } from './examples/with-examples.js';
import { openApiDocument } from './openapi.js';

const file = path.join(__dirname, '../../../../docs/openapi.json');

const stories: Stories = JSON.parse(
  readFileSync(path.join(__dirname, 'examples/contract-examples.json'), 'utf8'),
);

/** The parts of a document by their place in it, each as text; a diff of whole documents takes seconds. */
function partsOf(document: object, depth = 2, at = ''): [place: string, text: string][] {
  return Object.entries(document).flatMap(([key, part]: [string, unknown]) =>
    depth > 0 && typeof part === 'object' && part !== null
      ? partsOf(part, depth - 1, `${at}/${key}`)
      : [[`${at}/${key}`, JSON.stringify(part)]],
  );
}

// A change of a call, a field or its limits shows up in the published document; update it with `node
// tools/checks/openapi.mjs`.
it('documents every call with its fields and limits in docs/openapi.json', () => {
  const published = partsOf(JSON.parse(readFileSync(file, 'utf8')) as object);
  const ours = new Map(
    partsOf(
      withExamples(openApiDocument({ title: 'Larder', version }), Object.values(stories).flat()),
    ),
  );
  expect(published.length).toBeGreaterThan(200);
  expect([...ours.keys()]).toEqual(published.map(([place]) => place));
  const changed = published.filter(([place, text]) => ours.get(place) !== text);
  expect(changed.map(([place]) => place)).toEqual([]);
});
