import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ContactForm, QuestionnaireForm } from '@larder/contracts/content/schemas';
import type { Scope } from '../../kernel/scope.js';
import { transaction } from '../../kernel/database/transaction.js';
import { badRequest } from '../../kernel/failure.js';
import { matchesType, safeName } from './file-type.js';
import type { FormDeclaration } from './find-form.js';
import { findForm } from './find-form.js';
import { formFiles, formSubmissions } from './tables-forms.js';

type Contact = z.output<typeof ContactForm>;
type Questionnaire = z.output<typeof QuestionnaireForm>;
interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** CONT-49: keeps a message with its files, whole or not at all. */
export async function saveContact(scope: Scope, { files = [], ...form }: Contact): Promise<void> {
  const declared = await findForm(scope, 'contact-form', form.formId);
  await saveSubmission(scope, 'contact', form, declared, await Promise.all(files.map(readFile)));
}

export async function saveQuestionnaire(scope: Scope, form: Questionnaire): Promise<void> {
  const declared = await findForm(scope, 'questionnaire', form.formId);
  await saveSubmission(scope, 'questionnaire', form, declared, []);
}

async function saveSubmission(
  { db, tenant, locale, now }: Scope,
  kind: 'contact' | 'questionnaire',
  { formId, ...given }: { readonly formId: string },
  { isAnonymous, shown }: FormDeclaration,
  files: readonly StoredFile[],
): Promise<void> {
  const fields = isAnonymous ? pickAskedFields(kind, given, shown) : given;
  const createdAt = isAnonymous ? startOfDay(now) : now;
  await transaction(db, async (tx) => {
    const id = randomUUID();
    await tx
      .insert(formSubmissions)
      .values({ tenant, id, kind, formId, locale, fields, createdAt });
    if (files.length > 0)
      await tx
        .insert(formFiles)
        .values(files.map((file, position) => ({ tenant, submissionId: id, position, ...file })));
  });
}

/** Fields that every form of a kind may have, whatever its block declares. */
const commonFields = {
  contact: ['firstname', 'topic', 'text'],
  questionnaire: ['answers'],
} as const;

/** Drops undeclared fields, which could identify the sender. */
function pickAskedFields(
  kind: keyof typeof commonFields,
  given: object,
  shown: ReadonlySet<string>,
) {
  const names = new Set<string>([...commonFields[kind], ...shown]);
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
}

/** With the time of day, the request log would identify the visitor; in UTC. */
function startOfDay(moment: Date): Date {
  return new Date(`${moment.toISOString().slice(0, 10)}T00:00:00Z`);
}

async function readFile(file: File): Promise<StoredFile> {
  const content = new Uint8Array(await file.arrayBuffer());
  if (!matchesType(file.type, content))
    throw badRequest('A file is not what it says', { files: 'type' });
  return { name: safeName(file.name, file.type), type: file.type, content };
}
