import { setTimeout as wait } from 'node:timers/promises';
import { checkRecovery, underLoad } from './under-load.mjs';

const FULL_MS = 8000;
/** Each one needs a new file of the write-ahead log. */
const LOG_SWITCHES = 4;

/** The server is restarted, then its main process is killed (`kill -9`) and started again. */
export async function restartDatabase(fleet, check) {
  const { database } = fleet;
  for (const [what, end] of [
    ['a restart of PostgreSQL', () => database.server.stop()],
    ['kill -9 of PostgreSQL', () => database.server.kill()],
  ])
    await underLoad(fleet, check, async () => {
      await end();
      await database.start();
      await checkRecovery(fleet, check, what);
    });
}

/** The server is killed, and a synchronous standby takes its place. */
export async function failOver(fleet, check) {
  const { database } = fleet;
  const standby = await database.addStandby();
  await underLoad(fleet, check, async () => {
    await database.server.kill();
    await standby.promote();
    database.use(standby);
    await checkRecovery(fleet, check, 'kill -9 of PostgreSQL with a standby');
  });
}

/** The disk of the data is full, then that of the write-ahead log, which ends the server. */
export async function fillDatabase(fleet, check) {
  const { database } = fleet;
  if (!database.disks) return console.log('- skipped, only root on Linux can mount a small disk');
  const { tally } = await underLoad(fleet, check, async () => {
    database.disks.data.fill();
    await wait(FULL_MS);
    database.disks.data.free();
    await checkRecovery(fleet, check, 'the full disk of the data');
  });
  checkRefusals(tally, check);
  const { tally: second } = await underLoad(fleet, check, async () => {
    database.disks.log.fill();
    for (let i = 0; i < LOG_SWITCHES && !database.server.ended.aborted; i += 1) {
      await database.query('SELECT pg_switch_wal()');
      await wait(FULL_MS / LOG_SWITCHES);
    }
    database.disks.log.free();
    if (database.server.ended.aborted) await database.start();
    await checkRecovery(fleet, check, 'the full disk of the write-ahead log');
  });
  checkRefusals(second, check);
}

/** While a disk is full, what cannot be stored is refused with 503, and nothing fails otherwise. */
function checkRefusals({ errors }, check) {
  const others = [...errors.keys()].filter((reason) => !/: 50[23] /.test(reason));
  check(errors.size > 0, 'meanwhile, what could not be stored was refused');
  check(others.length === 0, `it was refused with 503${others.map((one) => `, but ${one}`)}`);
}
