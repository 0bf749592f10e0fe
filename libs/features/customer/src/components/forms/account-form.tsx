import type { ReactNode } from 'react';
import { useFeature } from '@larder/platform';
import { Button, Cluster, FormErrorSummary, Notice, Stack } from '@larder/ui';
import { useText, type TextKey } from '../../messages/account-text.js';
import { exampleDate } from './date-context.js';
import styles from './forms.module.css';
import type { Problem } from './problems.js';
import type { AccountForm } from './use-account-form.js';

interface Props {
  readonly own: AccountForm;
  readonly submit: TextKey;
  /** `danger` for irreversible actions. */
  readonly variant?: 'danger';
  /** Field names with different labels in this form. */
  readonly labels?: Readonly<Record<string, TextKey>>;
  /** Content above the error summary, if it differs from the default. */
  readonly summary?: string | undefined;
  /** Says once that every field without "optional" is required. */
  readonly hasOptional?: boolean;
  /** Beside the button that sends. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const idOf = (field: string) => `account-${field}`;

/** Text of a problem, with its parameters. */
export function useProblemText() {
  const text = useText();
  const { locale } = useFeature();
  return ({ key, limit }: Problem) =>
    text(key, { limit: limit ?? 0, example: exampleDate(locale.code) });
}

/**
 * Shared layout of the account's forms: error summary, result, button. They are sent by POST even
 * before hydration, so a password never ends up in a URL.
 */
export function AccountFormLayout(props: Props) {
  const { own, submit, variant = 'primary', labels = {}, summary, actions, children } = props;
  const { hasOptional = false } = props;
  const text = useText();
  const problemText = useProblemText();
  const { form, attempt, failure, isProving, problems } = own;
  return (
    <form method="post" onSubmit={form.handleSubmit} noValidate>
      <Stack gap={4}>
        <noscript>
          <Notice type="warning">{text('noScript')}</Notice>
        </noscript>
        <FormErrorSummary
          title={summary ?? text('summary')}
          attempt={attempt}
          errors={Object.entries(problems).map(([field, problem]) => ({
            fieldId: idOf(field),
            message: `${text(labels[field] ?? labelKey(field))}: ${problemText(problem)}`,
          }))}
        />
        {failure && (
          <Notice type="error" live title={text('failed.title')}>
            {text(failure)}
          </Notice>
        )}
        {hasOptional && <p className={styles.note}>{text('requiredNote')}</p>}
        {children}
        {isProving && (
          <Notice type="info" live>
            {text('person.proving')}
          </Notice>
        )}
        <Cluster gap={3}>
          <Button type="submit" variant={variant} busy={form.isSubmitting}>
            {text(submit)}
          </Button>
          {actions}
        </Cluster>
      </Stack>
    </form>
  );
}

/** Label of a field by its name in the contract. */
export function labelKey(field: string): TextKey {
  if (field === 'passwordRepeat') return 'password.repeat';
  if (field === 'currentPassword') return 'password.current';
  return field as TextKey;
}
