import { sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { rows } from '../../kernel/database/database.js';
import { badRequest } from '../../kernel/failure.js';

export interface FormDeclaration {
  readonly isAnonymous: boolean;
  /** Names of the optional fields that the form shows. */
  readonly shown: ReadonlySet<string>;
}

interface BlockFields {
  readonly isAnonymous?: unknown;
  /** Optional fields of a contact form. */
  readonly extras?: unknown;
  /** Optional fields of a questionnaire. */
  readonly person?: unknown;
}

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

/**
 * Returns the declaration of a form on the shop's pages. A form that is anonymous on one page or in one
 * language is anonymous everywhere. Throws a 400 for a form that is on no page of the shop.
 */
export async function findForm(
  { db, tenant }: Scope,
  type: 'contact-form' | 'questionnaire',
  formId: string,
): Promise<FormDeclaration> {
  const blocks = await rows<{ fields: BlockFields }>(
    db,
    sql`SELECT DISTINCT fields FROM pages, jsonb_path_query(
          page, '$.** ? (@.type == $type).fields ? (@.formId == $form)',
          ${JSON.stringify({ type, form: formId })}::jsonb) AS fields
        WHERE tenant = ${tenant}`,
  );
  if (blocks.length === 0) throw badRequest('There is no such form', { formId: 'unknown' });
  return {
    isAnonymous: blocks.some(({ fields }) => fields.isAnonymous === true),
    shown: new Set(
      blocks.flatMap(({ fields }) => [...namesIn(fields.extras), ...namesIn(fields.person)]),
    ),
  };
}
