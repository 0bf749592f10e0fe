import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ContactForm, QuestionnaireForm } from '@larder/contracts/content/schemas';
import type { RequestContext } from '../../kernel/context.js';
import type { Scope } from '../../kernel/scope.js';
import { transaction } from '../../kernel/database/transaction.js';
import { badRequest } from '../../kernel/failure.js';
import { matchesType, safeName } from './file-type.js';
import type { FormDeclaration } from './find-form.js';
import { findForm } from './find-form.js';
import { contactCopyOf, queueContactCopy } from './queue-contact-copy.js';
import { formFiles, formSubmissions } from './tables-forms.js';

type Contact = z.output<typeof ContactForm>;
type Questionnaire = z.output<typeof QuestionnaireForm>;
interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** CONT-49: keeps a message with its files, whole or not at all; a customer gets a copy by mail. */
export async function saveContact(
  context: RequestContext,
  { files = [], ...form }: Contact,
): Promise<void> {
  const declared = await findForm(context, 'contact-form', form.formId);
  const stored = await Promise.all(files.map(readFile));
  const copy = declared.isAnonymous ? undefined : await contactCopyOf(context, form);
  await transaction(context.db, async (db) => {
    const tx = { ...context, db };
    const id = await saveSubmission(tx, 'contact', form, declared);
    if (stored.length > 0) await saveFiles(tx, id, stored);
    if (copy) await queueContactCopy(tx, id, copy);
  });
}

export async function saveQuestionnaire(scope: Scope, form: Questionnaire): Promise<void> {
  const declared = await findForm(scope, 'questionnaire', form.formId);
  await saveSubmission(scope, 'questionnaire', form, declared);
}

async function saveSubmission(
  { db, tenant, locale, now }: Scope,
  kind: 'contact' | 'questionnaire',
  { formId, ...given }: { readonly formId: string },
  { isAnonymous, shown }: FormDeclaration,
): Promise<string> {
  const fields = isAnonymous ? pickAskedFields(kind, given, shown) : given;
  const createdAt = isAnonymous ? startOfDay(now) : now;
  const id = randomUUID();
  await db.insert(formSubmissions).values({ tenant, id, kind, formId, locale, fields, createdAt });
  return id;
}

async function saveFiles(
  { db, tenant }: Scope,
  submissionId: string,
  files: readonly StoredFile[],
): Promise<void> {
  await db
    .insert(formFiles)
    .values(files.map((file, position) => ({ tenant, submissionId, position, ...file })));
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
