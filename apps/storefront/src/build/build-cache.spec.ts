/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCache } from '../../../../tools/vite/build-cache.mjs';

describe('what builds keep of slow steps', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-build-cache-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const made: string[] = [];
  const step = async (cache: ReturnType<typeof buildCache>, content: string) => {
    const result = await cache(content, () => {
      made.push(content);
      return Promise.resolve(`small ${content}`);
    });
    return String(result);
  };

  it('is made once, also when two ask at the same time, and read by a later build', async () => {
    const cache = buildCache(folder, ['1.0', {}]);
    const both = await Promise.all([step(cache, 'a'), step(cache, 'a')]);
    expect(both).toEqual(['small a', 'small a']);
    expect(await step(buildCache(folder, ['1.0', {}]), 'a')).toBe('small a');
    expect(made).toEqual(['a']);
  });

  it('is rebuilt with another version or other options', async () => {
    await step(buildCache(folder, ['1.1', {}]), 'a');
    await step(buildCache(folder, ['1.1', { passes: 2 }]), 'a');
    expect(made).toEqual(['a', 'a', 'a']);
  });

  it('is removed when no build has used it for two weeks', async () => {
    const [old = ''] = readdirSync(folder);
    utimesSync(path.join(folder, old), 0, Date.now() / 1000 - 15 * 86_400);
    buildCache(folder, 'any');
    expect(readdirSync(folder)).not.toContain(old);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
