import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ContactForm, QuestionnaireForm } from '@larder/contracts/content/schemas';
import { sql } from 'drizzle-orm';
import type { Scope } from '../kernel/context.js';
import { firstRow, transaction } from '../kernel/database.js';
import { badRequest } from '../kernel/failure.js';
import { isWhatItSays, safeName } from './file-kind.js';
import { formFiles, formSubmissions } from './tables-forms.js';

type Contact = z.output<typeof ContactForm>;
type Questionnaire = z.output<typeof QuestionnaireForm>;
interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** CONT-49: keeps a message with its files, whole or not at all. */
export async function keepContact(scope: Scope, { files = [], ...form }: Contact): Promise<void> {
  await refuseUnknownForm(scope, 'contact-form', form.formId);
  await keep(scope, 'contact', form, await Promise.all(files.map(readFile)));
}

export async function keepQuestionnaire(scope: Scope, form: Questionnaire): Promise<void> {
  await refuseUnknownForm(scope, 'questionnaire', form.formId);
  await keep(scope, 'questionnaire', form, []);
}

async function keep(
  { db, tenant, locale, now }: Scope,
  kind: 'contact' | 'questionnaire',
  { formId, ...fields }: { readonly formId: string },
  files: readonly StoredFile[],
): Promise<void> {
  await transaction(db, async (tx) => {
    const id = randomUUID();
    await tx
      .insert(formSubmissions)
      .values({ tenant, id, kind, formId, locale, fields, createdAt: now });
    if (files.length > 0)
      await tx
        .insert(formFiles)
        .values(files.map((file, position) => ({ tenant, submissionId: id, position, ...file })));
  });
}

/** Only forms that stand on a page of the shop are answered. */
async function refuseUnknownForm({ db, tenant }: Scope, type: string, formId: string) {
  const found = await firstRow(
    db,
    sql`SELECT 1 AS found FROM pages WHERE tenant = ${tenant} AND jsonb_path_exists(
          page, '$.** ? (@.type == $type).fields ? (@.formId == $form)',
          ${JSON.stringify({ type, form: formId })}::jsonb) LIMIT 1`,
  );
  if (!found) throw badRequest('There is no such form', { formId: 'unknown' });
}

async function readFile(file: File): Promise<StoredFile> {
  const content = new Uint8Array(await file.arrayBuffer());
  if (!isWhatItSays(file.type, content))
    throw badRequest('A file is not what it says', { files: 'type' });
  return { name: safeName(file.name, file.type), type: file.type, content };
}
