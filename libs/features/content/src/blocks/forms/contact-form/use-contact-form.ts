import { formsApi } from '../../../api/forms-api.js';
import { useBlockForm } from '../../../components/forms/use-block-form.js';
import type { Fields } from './contact-form.schema.js';

interface Values {
  readonly [field: string]: unknown;
  readonly topic: string;
  readonly text: string;
  readonly files: readonly File[];
}

/** Checks a message by the contract's rules (FORM-39…54) and sends it with its files. */
export function useContactForm({ formId }: Pick<Fields, 'formId'>) {
  const [post] = formsApi.usePostContactFormMutation();
  return useBlockForm<Values>({
    initial: { formId, firstname: '', topic: '', text: '', files: [] },
    check: async (values) => {
      const { checkContact } = await import('./check-contact.js');
      return checkContact(values);
    },
    send: async (values) => {
      const { error } = await post(formDataOf(values));
      return error;
    },
  });
}

/** CONT-49: empty fields are not sent; files under one name. */
function formDataOf(values: Values): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && value.trim() !== '') data.set(name, value.trim());
  for (const file of values.files) data.append('files', file);
  return data;
}
