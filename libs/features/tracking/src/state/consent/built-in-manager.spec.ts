import { clearVisitor } from '../../testing/settings.js';
import { builtInManager } from './built-in-manager.js';
import { writeCookie } from './cookies.js';
import type { Granted } from './categories.js';

beforeEach(clearVisitor);

async function start(version = 1) {
  const told: string[][] = [];
  const manager = builtInManager({ version });
  await manager.start((granted: Granted) => void told.push([...granted]));
  return { manager, told };
}

describe('the built-in consent manager', () => {
  it('TRK-02 asks a new visitor and grants nothing in between', async () => {
    const { manager, told } = await start();
    expect(manager.question.get()).toBe('first');
    expect(told).toEqual([]);
  });

  it('reports a choice, stores it and shows no further question', async () => {
    const { manager, told } = await start();
    manager.choose(['C0002']);
    expect(told).toEqual([['C0001', 'C0002']]);
    expect(manager.question.get()).toBeUndefined();
    expect(document.cookie).toBe('consent=1.C0001.C0002');
    const next = await start();
    expect(next.told).toEqual([['C0001', 'C0002']]);
    expect(next.manager.question.get()).toBeUndefined();
  });

  it('asks everybody again after a new version', async () => {
    (await start()).manager.choose(['C0002']);
    const { manager, told } = await start(2);
    expect(manager.question.get()).toBe('first');
    expect(told).toEqual([]);
  });

  it('leaves the choice alone when it is opened and closed', async () => {
    const { manager, told } = await start();
    manager.choose([]);
    manager.open();
    expect(manager.question.get()).toBe('again');
    manager.close();
    expect(manager.question.get()).toBeUndefined();
    expect([...(manager.chosen() ?? [])]).toEqual(['C0001']);
    expect(told).toHaveLength(1);
  });

  it('TRK-10 reads nothing into a forged cookie', async () => {
    writeCookie('consent', '1.C0009.<script>', 60);
    expect((await start()).told).toEqual([['C0001']]);
  });
});
