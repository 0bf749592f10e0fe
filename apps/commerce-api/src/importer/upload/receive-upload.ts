import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiFailure, badRequest } from '../../kernel/failure.js';
import { errorCodes } from '@larder/contracts';
import type { ImportOptions } from '../import-options.js';
import { importFormats } from '../import-options.js';

export const maxUploadBytes = 1024 ** 3;

/** Fields of an upload; its files are `file`, `prices`, `mapping` and `photos`. */
const Fields = z.object({
  tenant: z.string().check(z.maxLength(80)),
  format: z.enum(importFormats),
  dryRun: z.optional(z.literal('true')),
});
const fileNames = ['file', 'prices', 'mapping', 'photos'] as const;
type Files = Partial<Record<(typeof fileNames)[number], string>>;

export type Upload = Pick<
  ImportOptions,
  'tenant' | 'format' | 'file' | 'prices' | 'mapping' | 'photos' | 'dryRun'
>;

/** Writes the files of an upload into the folder. @throws ApiFailure 400 for other parts, 413 */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<Upload> {
  if (!request.isMultipart()) throw badRequest('Send the file as multipart/form-data');
  const fields: Record<string, unknown> = {};
  const files: Files = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const name = fileNames.find((one) => one === part.fieldname);
    if (!name) throw badRequest(`An import has no file "${part.fieldname}"`);
    // The ending says how the file is read; the rest of the name is the sender's.
    const ending = /\.[a-z]{2,8}$/i.exec(part.filename)?.[0] ?? '';
    const target = path.join(folder, `${name}${ending}`);
    await pipeline(part.file, createWriteStream(target, { mode: 0o600 }));
    if (part.file.truncated)
      throw new ApiFailure(413, errorCodes.tooLarge, 'A file of an import has at most 1 GB');
    files[name] = target;
  }
  const parsed = Fields.safeParse(fields);
  const { file, ...others } = files;
  if (!parsed.success || file === undefined)
    throw badRequest('An import needs tenant, format and file');
  const { dryRun, ...order } = parsed.data;
  return { ...order, ...others, file, dryRun: dryRun === 'true' };
}
