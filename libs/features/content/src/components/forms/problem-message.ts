import type { FormText } from '../../messages/use-form-text.js';
import type { Problem } from './read-form.js';

/** What is wrong with a field, with the limit that it exceeds; nothing where it is right. */
export function problemMessage(text: FormText, problem: Problem | undefined): string | undefined {
  return problem && text(problem.key, { limit: problem.limit ?? 0 });
}
