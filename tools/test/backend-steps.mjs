// The backend's suites on both databases.
import { startPostgres } from '../run/postgres.mjs';
import { allSuites, databaseSuites, embeddedSample, isDeep } from './server-suites.mjs';
import { asks, isFull, step } from './steps.mjs';
import { writeBackendGroups } from './suite-groups.mjs';
import { ROOM, jest } from './test-runs.mjs';

/** Suites in groups, in two processes; one that has grown too large is replaced. */
const backend = (name, suites, env = {}) =>
  jest(
    name,
    [...writeBackendGroups(suites), '--workerIdleMemoryLimit=1500MB'],
    { ...ROOM, ...env },
    2,
  );

const suitesOnServer = () =>
  isFull ? allSuites() : allSuites().filter((suite) => isDeep(suite) === asks.itHolds);

export async function backendSteps() {
  await step('backend on PostgreSQL', async () => {
    const postgres = await startPostgres();
    try {
      return await backend('postgres', suitesOnServer(), { TEST_DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  });
  if (asks.itHolds)
    await step('backend on the embedded database', () =>
      backend('embedded', isFull ? databaseSuites() : embeddedSample()),
    );
}
