import { setTimeout as wait } from 'node:timers/promises';
import type { ImportReport } from '../report.js';
import type { OnProgress } from '../feed/read-table.js';
import { ImportRunning } from './import-lock.js';

/** A line of the answer: how far the import has read, and at last what it did or why it failed. */
export type UploadLine =
  | { readonly bytes: number }
  | { readonly report: ImportReport }
  | { readonly error: string; readonly isRunning: boolean };

const pauseMs = 500;
const lineOf = (line: UploadLine) => `${JSON.stringify(line)}\n`;

/** Starts the work at once, and tells as JSON lines how it goes. */
export function progressLines(
  work: (onProgress: OnProgress) => Promise<ImportReport>,
): AsyncGenerator<string> {
  const state = { bytes: 0 };
  const done = work((bytes) => {
    state.bytes = bytes;
  }).then(
    (report): UploadLine => ({ report }),
    (error: unknown): UploadLine => ({
      error: error instanceof Error ? error.message : String(error),
      isRunning: error instanceof ImportRunning,
    }),
  );
  return report(done, state);
}

async function* report(done: Promise<UploadLine>, state: { readonly bytes: number }) {
  for (;;) {
    const last = await Promise.race([done, wait(pauseMs)]);
    yield lineOf(last ?? { bytes: state.bytes });
    if (last) return;
  }
}
