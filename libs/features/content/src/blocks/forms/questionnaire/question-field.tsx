import { Checkbox, FieldGroup, Radio, TextareaField } from '@larder/ui';
import formStyles from '../../../components/forms/form.module.css';
import { useFormText } from '../../../messages/use-form-text.js';
import type { Question } from './questionnaire.schema.js';
import type { Answer } from './answers.js';

interface Props {
  readonly question: Question;
  readonly id: string;
  readonly answer: Answer;
  readonly error: string | undefined;
  readonly onChange: (answer: Answer) => void;
}

export function QuestionField({ question, id, answer, error, onChange }: Props) {
  const text = useFormText();
  const { label, isRequired, kind } = question;
  if (kind === 'text')
    return (
      <TextareaField
        id={id}
        label={label}
        {...(isRequired ? { required: true } : { optionalLabel: text('optional') })}
        rows={3}
        maxLength={2000}
        value={String(answer)}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const chosen = typeof answer === 'string' ? [answer] : answer;
  return (
    <FieldGroup
      id={id}
      legend={label}
      {...(!isRequired && { mark: text('optional') })}
      error={error}
    >
      <div className={formStyles['choices']}>
        {question.options.map((option) =>
          kind === 'one' ? (
            <Radio
              key={option}
              name={id}
              label={option}
              checked={chosen.includes(option)}
              onChange={() => onChange(option)}
            />
          ) : (
            <Checkbox
              key={option}
              label={option}
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, option] : chosen.filter((one) => one !== option),
                )
              }
            />
          ),
        )}
      </div>
    </FieldGroup>
  );
}
