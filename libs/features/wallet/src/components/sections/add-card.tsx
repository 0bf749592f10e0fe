import { useRef, useState } from 'react';
import { useFormik } from 'formik';
import type { WalletErrorCode } from '@larder/contracts/wallet';
import { walletErrorCodes } from '@larder/contracts/wallet';
import { codeOf, useDraft, useInitialValues } from '@larder/platform';
import { Button, Card, Stack, TextField } from '@larder/ui';
import { walletApi } from '../../api/wallet-api.js';
import styles from '../wallet.module.css';
import { useText, type TextKey } from '../../messages/wallet-text.js';

const DRAFT = 'gift-card';
const initial = { code: '' };
type Problem = Extract<TextKey, `problem.${string}`>;

/** Texts of refusals by code (PAY-17…24). */
export function problemOf(code: string): Problem {
  const isKnown = code in walletErrorCodes || code === 'TOO_MANY_REQUESTS';
  return `problem.${isKnown ? (code as WalletErrorCode) : '1000'}`;
}

/**
 * Adds a gift card by its code (PAY-14). A retry after a lost response is the same request for the
 * server. The code survives an ended session (CUST-14).
 */
export function AddCard(props: { readonly onAdded: (wallet: { balance: number }) => void }) {
  const text = useText();
  const [redeem] = walletApi.useRedeemGiftCardMutation();
  const [problem, setProblem] = useState<Problem>();
  const input = useRef<HTMLInputElement>(null);
  const attempt = useRef({ code: '', key: '' });
  const refuse = (found: Problem) => {
    setProblem(found);
    input.current?.focus();
  };
  const form = useFormik({
    initialValues: { ...initial, ...useInitialValues(DRAFT, initial) },
    onSubmit: async ({ code: typed }, { resetForm }) => {
      setProblem(undefined);
      const code = typed.trim();
      if (code === '') return refuse('problem.empty');
      if (attempt.current.code !== code) attempt.current = { code, key: crypto.randomUUID() };
      const { data, error } = await redeem(attempt.current);
      if (!data) return refuse(problemOf(codeOf(error)));
      attempt.current = { code: '', key: '' };
      resetForm({ values: initial });
      props.onAdded(data);
    },
  });
  useDraft({ form: DRAFT, initial, values: form.values });
  return (
    <Card>
      <Stack gap={3}>
        <h2>{text('add.title')}</h2>
        <form method="post" noValidate className={styles.codeForm} onSubmit={form.handleSubmit}>
          <TextField
            ref={input}
            name="code"
            label={text('add.code')}
            hint={text('add.hint')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={form.values.code}
            error={problem && text(problem)}
            onChange={form.handleChange}
          />
          <Button type="submit" busy={form.isSubmitting}>
            {text('add.submit')}
          </Button>
        </form>
      </Stack>
    </Card>
  );
}
