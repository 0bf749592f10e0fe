import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areSame, readSignatures } from './folder-signatures.js';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'larder-signatures-'));
  await fs.mkdir(at('alpha/content/pages'), { recursive: true });
  for (const file of ['config.json', 'theme.json', 'content/pages/index.json'])
    await fs.writeFile(at('alpha', file), '{}');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(folder, { recursive: true });
});

/** Removes a file or folder after its name was read, just before `call` looks at it. */
function removeBefore(call: 'stat' | 'readdir', place: string) {
  const real = fs[call] as (file: string, ...options: never[]) => Promise<unknown>;
  jest.spyOn(fs, call).mockImplementation((async (file: string, ...options: never[]) => {
    if (file === place) await fs.rm(place, { recursive: true, force: true });
    return real(file, ...options);
  }) as never);
}

it('PLAT-10 are the same while nothing changes', async () => {
  expect(areSame(await readSignatures(folder), await readSignatures(folder))).toBe(true);
});

it.each([
  ['a file', 'stat', 'alpha/theme.json'],
  ['a folder', 'readdir', 'alpha/content/pages'],
  ['a tenant', 'readdir', 'alpha'],
] as const)('PLAT-10 %s that vanishes while it is read is a change', async (_what, call, name) => {
  const before = await readSignatures(folder);
  removeBefore(call, at(name));
  expect(areSame(before, await readSignatures(folder))).toBe(false);
});

it('PLAT-10 a folder that may not be read is an error', async () => {
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
  const real = fs.readdir as (file: string, ...options: never[]) => Promise<unknown>;
  jest
    .spyOn(fs, 'readdir')
    .mockImplementation((async (file: string, ...options: never[]) =>
      file === at('alpha') ? Promise.reject(denied) : real(file, ...options)) as never);
  await expect(readSignatures(folder)).rejects.toThrow('denied');
});
