import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportReport } from '../report.js';
import { lockDataFolder } from '../../kernel/database/data-folder-lock.js';
import { workspaceRoot } from '../../kernel/workspace.js';
import { fixtureTenants, importSecret, testApp } from '../../testing/test-app.js';

const imports = path.join(fixtureTenants, '../imports');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program on its own embedded database, in the folder of the fixtures. */
const run = (...args: string[]) => runWith({}, ...args);

function runWith(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> {
  const program = path.join(import.meta.dirname, 'import.ts');
  const child = spawn(
    process.execPath,
    ['--conditions=@larder/source', '--import', 'tsx', program, ...args],
    {
      cwd: workspaceRoot,
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        TENANT: 'alpha',
        TENANTS_DIR: fixtureTenants,
        INIT_CWD: imports,
        ...env,
      },
    },
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

describe('the import program', () => {
  it('imports, prints a summary, writes the report, and ends with 4 after too many refusals', async () => {
    const file = path.join(folder, 'report.json');
    const args = ['--format', 'openfoodfacts', '--prices', 'prices.csv', '--report', file];
    const { code, out, err } = await run(...args, 'openfoodfacts.csv');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`database: embedded, in ${folder}\n`);
    expect(out).toContain('taken 4, updated 0, unchanged 0, refused 4\n');
    expect(out).toContain('  line 7 (4055555555555): no price\n');
    const report = JSON.parse(await readFile(file, 'utf8')) as ImportReport;
    expect(report).toMatchObject({ imported: 4, refused: { length: 4 } });
    const again = await run(...args, '--dry-run', '--max-refused', '49', 'openfoodfacts.csv');
    expect(again.code).toBe(4);
    expect(again.out).toContain('taken 0, updated 0, unchanged 4, refused 4 (dry run');
  }, 120_000);

  it('lists the price list’s rows without a product', async () => {
    const prices = path.join(folder, 'prices.csv');
    await writeFile(prices, 'sku,price\nF-1,9.49\nnobody,1.00\n');
    const { code, out } = await run('--max-refused', '60', '--prices', prices, 'feed.csv');
    expect(code).toBe(0);
    expect(out).toMatch(
      /\nprices not used 1\n {2}line 3 \(nobody\): no product with this code was read\n$/,
    );
  }, 120_000);

  it('is refused with exit code 3 while a shop has the data folder', async () => {
    const release = await lockDataFolder(folder);
    const { code, err } = await run('feed.csv');
    await release();
    expect(code).toBe(3);
    expect(err).toContain(`in use by process ${process.pid}`);
  }, 60_000);

  it('lets the shop import that has the data folder, and ends with the same report and code', async () => {
    const release = await lockDataFolder(folder);
    const shop = await testApp();
    const url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const env = { IMPORT_URL: url, IMPORT_SECRET: importSecret };
    const report = path.join(folder, 'report.json');
    const { code, out, err } = await runWith(env, '--report', report, 'feed.csv');
    expect([code, err]).toEqual([4, '']);
    expect(out).toContain('by the running shop\ntaken 3, updated 0, unchanged 0, refused 4\n');
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ imported: 3 });
    await shop.close();
    await release();
  }, 120_000);

  it('explains itself with exit code 2 for arguments that it does not know', async () => {
    const { code, err } = await run('--format', 'xml', 'feed.csv');
    expect([code, err.split(' ')[0]]).toEqual([2, 'usage:']);
  }, 60_000);

  it('names the missing file', async () => {
    const { code, err } = await run('nowhere.csv');
    expect(code).toBe(1);
    expect(err).toContain('nowhere.csv');
  }, 60_000);
});
