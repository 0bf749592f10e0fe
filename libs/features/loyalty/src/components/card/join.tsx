import { useRef, useState, type FormEvent } from 'react';
import { isEan13 } from '@larder/contracts/customer';
import { useStoredFormValues } from '@larder/platform';
import { Button, Card, Notice, Stack, TextField } from '@larder/ui';
import { useText } from '../../messages/loyalty-text.js';
import type { useLinking } from './use-linking.js';

/** Benefits of a membership, and the button that links the account. */
export function Join({ linking }: { readonly linking: ReturnType<typeof useLinking> }) {
  const text = useText();
  const { state, link } = linking;
  return (
    <Card>
      <Stack gap={3}>
        <h2>{text('join.title')}</h2>
        <p>{text('join.text')}</p>
        {state !== 'ready' && state !== 'busy' && state !== 'done' && (
          <Notice type="error" live>
            {text(state)}
          </Notice>
        )}
        <div>
          <Button busy={state === 'busy'} onClick={() => link()}>
            {text('join.submit')}
          </Button>
        </div>
        <LinkCard linking={linking} />
      </Stack>
    </Card>
  );
}

/** Links a card that is used in the stores already; what was typed outlives an ended session (CUST-14). */
function LinkCard({
  linking: { state, link },
}: {
  readonly linking: ReturnType<typeof useLinking>;
}) {
  const text = useText();
  const [typed, setTyped] = useStoredFormValues('member card');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const cardNumber = typed.replace(/\s/g, '');
    const isRight = isEan13(cardNumber);
    setWrong(!isRight);
    if (isRight) link(cardNumber);
    else input.current?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={send}>
      <Stack gap={2}>
        <h3>{text('join.have')}</h3>
        <TextField
          ref={input}
          label={text('card.code')}
          hint={text('join.number.hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed}
          error={isWrong ? text('join.number.wrong') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit" variant="secondary" busy={state === 'busy'}>
            {text('join.number.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
