import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '../../../run/database-client.mjs';
import { checkRecovery, underLoad } from './under-load.mjs';

const SECONDS = 8;

/** No name is resolved for a while, and connections end meanwhile, so that each has to be found again. */
export async function loseNames(fleet, check) {
  const { names, database, valkey } = fleet;
  const { tally } = await underLoad(fleet, check, async () => {
    names.lose();
    for (let second = 0; second < SECONDS; second += 1) {
      database.gate.cut();
      valkey.gate.cut();
      await wait(1000);
    }
    names.find();
    await checkRecovery(fleet, check, 'names are resolved again');
  });
  const wrong = [...tally.errors.keys()].filter((reason) => !/: 50[23] /.test(reason));
  check(tally.errors.size > 0, 'without names, calls were refused');
  check(wrong.length === 0, `with 503${wrong.map((one) => `, but ${one}`)}`);
}

/** The mail server takes longer than a job's interval: orders do not wait for it. */
export async function slowMail(fleet, check) {
  const { mailbox } = fleet;
  const { tally } = await underLoad(fleet, check, async () => {
    mailbox.state.delay = 10_000;
    await wait(SECONDS * 2000);
    mailbox.state.delay = 0;
  });
  for (const [reason, count] of tally.errors) check(false, `${count} times: ${reason}`);
  await wait(15_000);
  const doubled = [...mailbox.seen.values()].filter((times) => times > 1).length;
  check(doubled === 0, `${mailbox.seen.size} e-mails, ${doubled} of them twice`);
}

const COUNT_ORDERS = 'SELECT count(*)::int AS orders FROM orders';

/**
 * The payment provider answers nothing for a while: who pays at the door orders meanwhile. The simulated one
 * keeps its payments in a table, so it waits for that.
 */
export async function slowPayments(fleet, check) {
  await underLoad(fleet, check, async () => {
    await withDatabase(fleet.database.url, async (client) => {
      const ordersUntilNow = async () => (await client.query(COUNT_ORDERS)).rows[0].orders;
      await client.query('BEGIN');
      await client.query('LOCK TABLE simulated_payments IN ACCESS EXCLUSIVE MODE');
      const before = await ordersUntilNow();
      await wait(SECONDS * 2000);
      const meanwhile = (await ordersUntilNow()) - before;
      check(meanwhile > 0, `${meanwhile} orders while the payment provider did not answer`);
      await client.query('COMMIT');
    });
    await checkRecovery(fleet, check, 'the payment provider answers again');
  });
}

/** The disk of the logs and of the processes' own files is full. */
export async function fillFiles(fleet, check) {
  const { disk, logSize, members } = fleet;
  if (!disk) return console.log('- skipped, only root on Linux can mount a small disk');
  const { tally } = await underLoad(fleet, check, async () => {
    disk.fill();
    await wait(SECONDS * 1000);
    const ended = members.filter(({ isRunning }) => !isRunning);
    check(ended.length === 0, `with no place for logs, ${ended.length} of the processes ended`);
    disk.free();
    await checkRecovery(fleet, check, 'the full disk of the logs');
  });
  for (const [reason, count] of tally.errors) check(false, `${count} times: ${reason}`);
  const size = logSize();
  await wait(3000);
  await checkRecovery(fleet, check, 'all faults');
  check(logSize() > size, 'the logs go on');
}
