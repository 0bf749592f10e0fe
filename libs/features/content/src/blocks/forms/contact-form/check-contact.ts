import { ContactForm } from '@larder/contracts/content/schemas';
import { problemsOf, type Problems, type Values } from '../../../components/forms/read-form.js';

/** Brings the schemas along, so that they are loaded when a form is sent and not before. */
export function checkContact(values: Values): Problems {
  return problemsOf(ContactForm, values);
}
