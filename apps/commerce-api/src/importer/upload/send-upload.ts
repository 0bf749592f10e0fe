import { openAsBlob } from 'node:fs';
import path from 'node:path';
import type { ImportReport } from '../report.js';
import type { OnProgress } from '../feed/read-table.js';
import { ImportRunning } from './import-lock.js';
import type { UploadLine } from './progress-lines.js';
import type { Upload } from './receive-upload.js';

export interface RunningBackend {
  readonly url: string;
  readonly secret: string;
}

/** Lets a running backend import the files, and waits for its report. Throws what it failed with. */
export async function sendUpload(
  { url, secret }: RunningBackend,
  { file, prices, mapping, photos, ...order }: Upload,
  onProgress: OnProgress,
): Promise<ImportReport> {
  const form = new FormData();
  form.set('tenant', order.tenant);
  form.set('format', order.format);
  if (order.dryRun) form.set('dryRun', 'true');
  for (const [name, one] of Object.entries({ file, prices, mapping, photos }))
    if (one !== undefined) form.set(name, await openAsBlob(one), path.basename(one));
  const answer = await fetch(new URL('/api/back-office/imports', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: form,
    // It carries a secret, so nobody else may be sent to.
    redirect: 'error',
  });
  if (!answer.ok || !answer.body)
    throw new Error(
      `The running shop refused the import (${answer.status}): ${await answer.text()}`,
    );
  for await (const line of linesOf(answer.body)) {
    if ('bytes' in line) onProgress(line.bytes);
    else if ('report' in line) return line.report;
    else throw line.isRunning ? new ImportRunning(order.tenant) : new Error(line.error);
  }
  throw new Error('The running shop ended before the import did. Repeat it');
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<UploadLine> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as UploadLine;
  }
}
