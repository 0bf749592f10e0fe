import { QuestionnaireForm } from '@larder/contracts/content/schemas';
import { problemsOf, type Problem, type Problems } from '../../../components/forms/read-form.js';
import type { AnswerValues } from './answers.js';
import type { Question } from './questionnaire.schema.js';

/** The contract's rules for the sender, and the form's own rules for required answers. */
export function checkAnswers(values: AnswerValues, questions: readonly Question[]): Problems {
  const required: [string, Problem][] = questions
    .filter(({ name, isRequired }) => isRequired && (values.answers[name] ?? '').length === 0)
    .map(({ name }) => [name, { key: 'problem.required' }]);
  return { ...Object.fromEntries(required), ...problemsOf(QuestionnaireForm, values) };
}
