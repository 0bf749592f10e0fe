import { spawn } from 'node:child_process';
import path from 'node:path';
import { json } from 'node:stream/consumers';

export interface ReadPdf {
  readonly title: string;
  readonly lang: string;
  /** `lowest`: points between the edge of the sheet and its lowest text. */
  readonly pages: readonly { readonly text: string; readonly lowest: number }[];
  /** Roles of the structure that screen readers follow, in reading order. */
  readonly roles: readonly string[];
  readonly fonts: readonly string[];
}

/** Reads a PDF in a process of its own: the reader is an ES module, which Jest cannot load. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const script = path.join(import.meta.dirname, 'read-pdf.mjs');
  const reader = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.end(content);
  return (await json(reader.stdout)) as ReadPdf;
}
