import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postgresIn } from '../postgres-server.mjs';
import { startGate } from './gate.mjs';
import { canMount, mountVolume } from './volume.mjs';

const START_MS = 30_000;
/** Its data need not outlive the machine; small segments of the log are soon used up. */
const SETTINGS = [
  'max_connections=200',
  'jit=off',
  'fsync=off',
  'wal_level=replica',
  'max_wal_senders=4',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'wal_recycle=off',
  'shared_buffers=64MB',
];

/**
 * PostgreSQL behind a gate, with its data and its log on small disks where they can be mounted. `url` is the
 * gate's; `opened` is given what has to be stopped.
 */
export async function startDatabase(folder, opened) {
  const [home, logHome] = ['postgres', 'postgres-log'].map((name) => path.join(folder, name));
  const disks = canMount()
    ? { data: opened(mountVolume(home, 2000)), log: opened(mountVolume(logHome, 300)) }
    : undefined;
  const clusters = postgresIn(home);
  const data = clusters.initialise(...(disks ? ['-X', path.join(logHome, 'wal')] : []));
  const state = { server: await clusters.start(data, SETTINGS) };
  opened({ stop: () => state.server.stop() });
  const gate = opened(await startGate(state.server.port));
  const use = (server) => {
    state.server = server;
    gate.point(server.port);
    gate.cut();
  };
  /** As a supervisor does it: sessions of a crashed server may still end. */
  const start = async () => {
    for (const until = Date.now() + START_MS; ; await wait(100))
      try {
        return use(await clusters.start(data, SETTINGS));
      } catch (error) {
        if (Date.now() > until) throw error;
      }
  };
  return {
    disks,
    gate,
    start,
    url: state.server.url.replace(/:\d+\//, `:${gate.port}/`),
    get server() {
      return state.server;
    },
    query: (text) => clusters.psql(state.server.url, text),
    /** A standby that has each commit before it is acknowledged. */
    async addStandby() {
      const at = clusters.baseBackup(state.server.port, 'standby', '-R', '--checkpoint=fast');
      const standby = await clusters.start(at, SETTINGS);
      await this.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await this.query('SELECT pg_reload_conf()');
      const syncState = () => this.query('SELECT sync_state FROM pg_stat_replication');
      while ((await syncState()) !== 'sync') await wait(100);
      return standby;
    },
    use,
  };
}
