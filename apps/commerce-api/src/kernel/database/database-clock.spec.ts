import { setTimeout as wait } from 'node:timers/promises';
import { testDatabase } from '../../testing/test-database.js';
import { systemClock } from '../clock.js';
import type { Connection } from './database.js';
import { readDatabaseClock } from './database-clock.js';

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

const twoHoursMs = 7_200_000;
/** A busy machine may take its time between two readings. */
const toleranceMs = 1_000;

describe('the clock of the database', () => {
  it('is the clock of the process where the database is embedded', async () => {
    expect(await readDatabaseClock({ ...connection, engine: 'embedded' })).toBe(systemClock);
  });

  it('does not jump with the clock of the process', async () => {
    const clock = await readDatabaseClock({ ...connection, engine: 'postgres' });
    const before = clock.now().getTime();
    const jumped = jest.spyOn(Date, 'now').mockReturnValue(before + twoHoursMs);
    const after = clock.now().getTime();
    jumped.mockRestore();
    expect(after - before).toBeLessThan(toleranceMs);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(toleranceMs);
  });

  it('goes on between two readings', async () => {
    const clock = await readDatabaseClock({ ...connection, engine: 'postgres' });
    const before = clock.now().getTime();
    await wait(20);
    expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(19);
  });
});
