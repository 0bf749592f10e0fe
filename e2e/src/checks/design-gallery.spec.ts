import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, isFull, test } from '../support/test.js';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
/** Building takes a third of the time; then there are three widths and the dark one for each theme. */
const LIMIT_MS = 240_000;

test('the design system shows every part in every theme without a fault', async ({}, testInfo) => {
  test.skip(!isFull, 'blocks and pages, which consist of its parts, are checked in every run');
  test.setTimeout(LIMIT_MS);
  const tool = (name: string, ...args: string[]) =>
    run(process.execPath, [path.join(root, 'tools/gallery', name), ...args], { cwd: root });
  await tool('build.mjs');
  // Exits with 1 and prints the findings on an axe violation, a console error or horizontal scrolling.
  const folder = testInfo.outputPath('pictures');
  const { stdout } = await tool('shoot.mjs', folder);
  expect(stdout.trim()).toBe('no faults');
});
