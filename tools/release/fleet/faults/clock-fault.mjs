import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '../../../run/database-client.mjs';
import { underLoad } from './under-load.mjs';

const JUMP_S = 2 * 3600;
/** Longer than the interval of the jobs that release and deliver. */
const PHASE_MS = 17_000;
const MAILS_MS = 8000;

/** The library of Debian's package `faketime`; undefined where it is missing. */
function library() {
  const at = '/usr/lib';
  const found = readdirSync(at).find((name) => name.endsWith('-linux-gnu'));
  const folder = path.join(at, found ?? '', 'faketime');
  try {
    return path.join(
      folder,
      readdirSync(folder).find((name) => name.includes('MT.so')),
    );
  } catch {
    return undefined;
  }
}

/** Settings of a process whose clock is set by `set`, in seconds from the right time. */
export function controlledClock(folder) {
  const file = path.join(folder, 'clock');
  const preload = library();
  const set = (seconds) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  set(0);
  return {
    set: preload && set,
    env: preload
      ? {
          LD_PRELOAD: preload,
          FAKETIME_TIMESTAMP_FILE: file,
          FAKETIME_CACHE_DURATION: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        }
      : {},
  };
}

/** The clock of one of two backends, and of one of two storefronts, jumps two hours on, and back. */
export async function jumpClock(fleet, check) {
  const { clock, mailbox, database } = fleet;
  if (!clock.set) return console.log('- skipped, there is no faketime (apt-get install faketime)');
  const { tally } = await underLoad(fleet, check, async () => {
    for (const seconds of [JUMP_S, 0, -JUMP_S, 0]) {
      clock.set(seconds);
      await wait(PHASE_MS);
    }
  });
  for (const [reason, count] of [...tally.refusals, ...tally.errors])
    check(false, `${count} times: ${reason}`);
  await wait(MAILS_MS);
  const waiting = await withDatabase(database.url, async (client) => {
    const { rows } = await client.query(
      'SELECT count(*)::int AS waiting FROM mails WHERE sent_at IS NULL AND given_up_at IS NULL',
    );
    return rows[0].waiting;
  });
  const doubled = [...mailbox.seen.values()].filter((times) => times > 1).length;
  check(waiting === 0, `no e-mail waits for a time that is wrong: ${waiting}`);
  check(doubled === 0, `${mailbox.seen.size} e-mails, ${doubled} of them twice`);
}
