import { clearVisitor } from '../../testing/settings.js';
import { builtInManager } from './built-in-manager.js';
import { writeCookie } from './cookies.js';
import type { Granted } from './categories.js';

beforeEach(clearVisitor);

async function start(version = 1) {
  const reports: string[][] = [];
  const manager = builtInManager({ version });
  await manager.start((granted: Granted) => void reports.push([...granted]));
  return { manager, reports };
}

describe('the built-in consent manager', () => {
  it('TRK-02 asks a new visitor and grants nothing in between', async () => {
    const { manager, reports } = await start();
    expect(manager.question.get()).toBe('first');
    expect(reports).toEqual([]);
  });

  it('reports a choice, stores it and shows no further question', async () => {
    const { manager, reports } = await start();
    manager.choose(['C0002']);
    expect(reports).toEqual([['C0001', 'C0002']]);
    expect(manager.question.get()).toBeUndefined();
    expect(document.cookie).toBe('consent=1.C0001.C0002');
    const next = await start();
    expect(next.reports).toEqual([['C0001', 'C0002']]);
    expect(next.manager.question.get()).toBeUndefined();
  });

  it('asks everybody again after a new version', async () => {
    (await start()).manager.choose(['C0002']);
    const { manager, reports } = await start(2);
    expect(manager.question.get()).toBe('first');
    expect(reports).toEqual([]);
  });

  it('leaves the choice alone when it is opened and closed', async () => {
    const { manager, reports } = await start();
    manager.choose([]);
    manager.open();
    expect(manager.question.get()).toBe('again');
    manager.close();
    expect(manager.question.get()).toBeUndefined();
    expect([...(manager.chosen() ?? [])]).toEqual(['C0001']);
    expect(reports).toHaveLength(1);
  });

  it('TRK-10 reads nothing into a forged cookie', async () => {
    writeCookie('consent', '1.C0009.<script>', 60);
    expect((await start()).reports).toEqual([['C0001']]);
  });
});
