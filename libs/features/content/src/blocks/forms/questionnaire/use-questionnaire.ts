import { formsApi } from '../../../api/forms-api.js';
import { useBlockForm } from '../../../components/forms/use-block-form.js';
import type { AnswerValues } from './answers.js';
import type { Fields } from './questionnaire.schema.js';

export function useQuestionnaire({ formId, questions }: Fields) {
  const [post] = formsApi.usePostQuestionnaireFormMutation();
  return useBlockForm<AnswerValues>({
    initial: { formId, answers: {} },
    check: async (values) => {
      const { checkAnswers } = await import('./check-answers.js');
      return checkAnswers(values, questions);
    },
    send: async (values) => {
      const { error } = await post({ body: { ...bodyOf(values), formId } });
      return error;
    },
  });
}

/** What was answered; what was left empty is not sent. */
function bodyOf({ answers, ...person }: AnswerValues) {
  const given = Object.entries(person).filter(([, value]) => value !== '');
  const answered = Object.entries(answers).filter(([, answer]) => answer.length > 0);
  return {
    ...Object.fromEntries(given),
    answers: Object.fromEntries(
      answered.map(([name, answer]) => [name, typeof answer === 'string' ? answer : [...answer]]),
    ),
  };
}
