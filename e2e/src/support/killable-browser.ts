import { spawn } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, testChromiumPath } from '../../../tools/setup/chromium.mjs';

export interface KillableBrowser {
  readonly page: Page;
  /** Lets it write what it holds: it stores cookies every half minute. */
  close(): Promise<void>;
  /** Ends all its processes at once, as a phone does that needs the memory. */
  kill(): Promise<void>;
}

/** A browser with a profile on the disk, which another one can take over. */
export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(testChromiumPath(), [...chromiumFlags, ...flags, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    browser.once('exit', () => reject(new Error(`Chromium ended: ${text}`)));
    browser.stderr.on('data', (part: Buffer) => {
      text += part.toString();
      const [, found] = /DevTools listening on (ws:\S+)/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const connection = await chromium.connectOverCDP(address);
  const [context] = connection.contexts();
  if (!context) throw new Error('no context');
  return {
    page: await context.newPage(),
    close: async () => {
      const session = await connection.newBrowserCDPSession();
      await session.send('Browser.close');
      await ended;
    },
    kill: async () => {
      // The group: its renderers and the process of its storage, too.
      if (browser.pid !== undefined && browser.exitCode === null)
        process.kill(-browser.pid, 'SIGKILL');
      await ended;
    },
  };
}
